import fs from 'node:fs';
import path from 'node:path';
import { languages, type Language } from '@mrw/shared-contracts';
import { knownName } from '../process/known-name';
import { root, varFolder } from '../process/root';
import { exportTranslations } from '../texts/translations/export-translations';
import { importTranslations } from '../texts/translations/import-translations';
import { productTexts } from '../texts/translations/product-texts';
import { readXliff, XliffError } from '../texts/translations/read-xliff';

/** `npm run texts -- export`: texts for translators. @throws UsageError for an unknown language */
export function exportTexts(names: readonly string[], to = path.join(varFolder, 'texts')): Promise<void> {
  const wanted = names.map((name) => knownName('language', name, languages));
  exportTo(to, wanted.length === 0 ? languages : wanted);
  return Promise.resolve();
}

/** `npm run texts -- import`: their translations back. @throws Error with a line for each fault; nothing is written then */
export function importTexts(files: readonly string[]): Promise<void> {
  importFiles(files);
  return Promise.resolve();
}

function exportTo(folder: string, wanted: readonly Language[]): void {
  const sources = productTexts();
  fs.mkdirSync(folder, { recursive: true });
  for (const language of wanted) {
    const file = path.join(folder, `${language}.xlf`);
    fs.writeFileSync(file, exportTranslations(language, sources));
    console.log(path.relative(process.cwd(), file));
  }
}

function importFiles(files: readonly string[]): void {
  const { faults, changed } = importTranslations(files.map(read), productTexts());
  if (faults.length > 0) throw new Error(faults.join('\n'));
  for (const { file, content, texts: count } of changed) {
    fs.writeFileSync(path.join(root, file), content);
    console.log(`${file}: ${count} changed`);
  }
  console.log(
    changed.length === 0 ? 'Nothing changed.' : 'Now run "npm run format" and "npx jest tooling/src/texts".',
  );
}

function read(file: string) {
  try {
    return readXliff(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw error instanceof XliffError ? new Error(`${file}: ${error.message}`) : error;
  }
}
