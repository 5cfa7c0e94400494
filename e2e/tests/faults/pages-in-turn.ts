import { everything } from '../../harness/everything';
import { memberPages } from '../../harness/member-pages';

const openPages = ['/offer/LATEST', '/campaign/101', '/campaign/203', '/campaign/401', '/about/store'];

/** One page of every kind with all possible responses in `npm run faults`; one page in `npm test`. */
export const pagesInTurn: readonly string[] = everything
  ? ['/storeDetail/1', ...openPages, ...memberPages, '/family_booking']
  : ['/storeDetail/1'];
