import { byLanguage, type Words } from '../page/words';
import table from './strings.json';

export type PartnerWords = Words<typeof table>;

export const partnerStrings = byLanguage(table);
