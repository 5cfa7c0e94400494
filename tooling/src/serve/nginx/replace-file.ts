import fs from 'node:fs';
import path from 'node:path';

/** Writes a file, with its folder, in one step: a server never reads half of it. */
export function replaceFile(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.part`, text);
  fs.renameSync(`${file}.part`, file);
}
