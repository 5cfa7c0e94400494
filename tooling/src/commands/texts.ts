import fs from 'node:fs';
import path from 'node:path';
import { languages, type Language } from '@mrw/shared-contracts';
import { addedLanguage } from '../texts/translations/add-language';
import { knownName } from '../process/known-name';
import { root, varFolder } from '../process/root';
import { exportTranslations } from '../texts/translations/export-translations';
import { importTranslations } from '../texts/translations/import-translations';
import { productTexts } from '../texts/translations/product-texts';
import { textsOf, unitId } from '../texts/translations/unit';
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

/**
 * `npm run texts -- add`: one more language, with English in place of its texts.
 *
 * @throws UsageError for a tag that is no language, or one that the product has
 */
export function addLanguage(tag: string): Promise<void> {
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  for (const [file, content] of addedLanguage(tag, read)) {
    fs.writeFileSync(path.join(root, file), content);
    console.log(file);
  }
  console.log(
    `Profile A has ${tag} now, in English. Run "npm run format" and "npm run api-report". "npm run texts -- export ${tag}" writes what is to be translated, "import" takes it, "missing ${tag}" lists what is left.`,
  );
  return Promise.resolve();
}

/** `npm run texts -- missing`: texts of a language that English stands in for. @throws UsageError for an unknown language */
export function missingTexts(name: string): Promise<void> {
  const language = knownName('language', name, languages);
  const missing = productTexts().flatMap(({ texts }) =>
    textsOf(language, texts).filter(({ text }) => text === ''),
  );
  for (const text of missing) console.log(`${text.namespace}.${unitId(text)}`);
  console.log(`${missing.length} texts in English`);
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
