import { readFileSync } from 'node:fs';
import { CORE_SCHEMA, load } from 'js-yaml';

/** What a YAML file holds; a text that looks like a date stays a text. */
export const readDataFile = (file: URL | string): unknown =>
  load(readFileSync(file, 'utf8'), { schema: CORE_SCHEMA });
