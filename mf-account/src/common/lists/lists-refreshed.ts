import { useStateStream } from '@mrw/shared-contracts';
import { BehaviorSubject } from 'rxjs';

/** Whether the lists of the page are read again on request: while the tokens are renewed they are not read yet. */
export const listsRefreshed$ = new BehaviorSubject(false);

/** Whether a list is read, or is about to be. @param itself whether its call is under way */
export const useReading = (itself: boolean): boolean => useStateStream(listsRefreshed$) || itself;
