import fs from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../process/usage-error';
import { newKey } from './keys';

/**
 * Writes a new private key, which only this user can read, and prints what the policy needs of it.
 *
 * @param file whose name without its ending becomes the name of the key
 * @throws Error when the file is there
 */
export async function newKeyAction(print: (line: string) => void, file: string | undefined): Promise<void> {
  if (!file) throw new UsageError('Name the file of the new key.');
  if (fs.existsSync(file)) throw new UsageError(`${file} is there already: a key has a name of its own.`);
  if (!fs.existsSync(path.dirname(file))) throw new UsageError(`There is no folder ${path.dirname(file)}.`);
  const { secret, row } = await newKey(path.parse(file).name, new Date());
  fs.writeFileSync(file, `${JSON.stringify(secret)}\n`, { mode: 0o600, flag: 'wx' });
  print(JSON.stringify(row));
}
