declare module 'adm-zip' {
  export default class AdmZip {
    constructor(archive?: Buffer);
    addFile(name: string, content: Buffer): void;
    toBuffer(): Buffer;
    getEntries(): { entryName: string; getData(): Buffer }[];
  }
}
