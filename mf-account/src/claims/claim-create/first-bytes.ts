/** Metadata of these formats can contain orientation and location. */
const head = 256 * 1024;

/** The beginning of a file, up to 256 KB. @throws Error when it cannot be read */
export function firstBytes(file: File): Promise<DataView> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (reader.result instanceof ArrayBuffer) resolve(new DataView(reader.result));
    };
    reader.onerror = () => {
      reject(new Error('The file could not be read.'));
    };
    reader.readAsArrayBuffer(file.slice(0, head));
  });
}
