import { byLanguage } from '../page/words';
import table from './strings.json';

export const familyBookingStrings = byLanguage(table);
