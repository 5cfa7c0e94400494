import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { languageOf, languages, type Language } from '@mrw/shared-contracts';
import { root, varFolder } from '../process/root';
import { exportTranslations } from '../texts/translations/export-translations';
import { importTranslations } from '../texts/translations/import-translations';
import { productTexts } from '../texts/translations/product-texts';
import { readXliff, XliffError } from '../texts/translations/read-xliff';

const usage = `npm run texts -- export [language …] [--to folder]   writes <folder>/<language>.xlf, XLIFF 2.0
npm run texts -- import <file.xlf> …                 writes changed translations back into the strings.ts files`;

/** `npm run texts -- export|import`: texts for translators, and their translations back. */
export async function texts(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string', default: path.join(varFolder, 'texts') } },
  });
  const [action, ...names] = positionals;
  if (action === 'export') exportTo(values.to, names.length === 0 ? languages : names.map(known));
  else if (action === 'import' && names.length > 0) importFiles(names);
  else throw new Error(usage);
  return Promise.resolve();
}

function known(name: string): Language {
  const language = languageOf(name);
  if (!language) throw new Error(`Unknown language ${name}. Languages: ${languages.join(', ')}.`);
  return language;
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

/** @throws Error with a line for each fault; nothing of any file is written then */
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
