import { useHost, useKept } from '@mrw/shared-contracts';
import { useCallback, useId } from 'react';
import { useOutcomeInHand } from './outcome-in-hand';

/**
 * An act that ends on another page: its code is fetched while this page is idle and waited for at the press, and the
 * member is led there when it has come. Otherwise this page says the outcome.
 *
 * @param code as in `useOutcomeInHand`; of a page of another remote: `usePageCode`
 * @param key as in `useUnknownOutcome`
 */
export function useOutcomePage(code: (() => Promise<unknown>) | undefined, key?: string) {
  const isInHand = useOutcomeInHand(code);
  const own = useId();
  const [isThereRef] = useKept(`page of ${key ?? own} is there`, () => ({ current: true }));
  const [late, setLate] = useKept<{ lead(): void } | null>(`page of ${key ?? own} is late`, null);
  return {
    /** To be called at the press. Resolves when the code is there, at the latest after a second; never rejects. */
    ask: async () => {
      isThereRef.current = await isInHand();
    },
    /**
     * @param lead leads to the page
     * @returns false when the page is not there: this one stays, and `goOn` leads there
     */
    arrive: (lead: () => void): boolean => {
      if (isThereRef.current) lead();
      else setLate({ lead });
      return isThereRef.current;
    },
    /** For the dialog that says the outcome (`LateOutcome`); null while there is none to say. */
    goOn: late?.lead ?? null,
  };
}

/**
 * The code of a page that an act ends on.
 *
 * @param path pathname of a page of any remote
 * @returns fetches its code; rejects when it does not come. Under a host that cannot tell, nothing is fetched
 */
export function usePageCode(path: string): () => Promise<void> {
  const { preparePage } = useHost();
  return useCallback(async () => {
    if (preparePage && !(await preparePage(path))) throw new Error(`The code of ${path} did not come.`);
  }, [preparePage, path]);
}
