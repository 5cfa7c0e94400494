import { byLanguage } from '../../page/words';
import table from './strings.json';

/** Texts of the pages about partners. */
export const linkStrings = byLanguage(table);
