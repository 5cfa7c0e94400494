import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A folder for the tests of one file; it is removed after the last of them. */
export function temporaryFolder(name: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `mrw-${name}-`));
  afterAll(() => {
    fs.rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
