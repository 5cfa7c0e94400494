import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Strings } from '@mrw/shared-contracts';
import { textFaults } from './text-faults';

/** Source files below a folder that declare texts. */
export function filesWithTexts(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file))
    .filter((file) => fs.readFileSync(file, 'utf8').includes('defineStrings('));
}

const isStrings = (value: object): value is Strings => 'namespace' in value && 'table' in value;

/** Texts among the exports of a file, also several in one object. */
export function stringsAmong(exported: unknown): Strings[] {
  if (typeof exported !== 'object' || exported === null) return [];
  return isStrings(exported) ? [exported] : Object.values(exported).flatMap(stringsAmong);
}

/** Faults of all texts that are declared below a folder. */
export async function missingTexts(folder: string): Promise<string[]> {
  const faults: string[] = [];
  for (const file of filesWithTexts(folder)) {
    const exported: unknown = await import(pathToFileURL(file).href);
    faults.push(...stringsAmong(exported).flatMap(textFaults));
  }
  return faults;
}
