import { byLanguage } from '../page/words';
import table from './strings.json';

export const giftCardStrings = byLanguage(table);
