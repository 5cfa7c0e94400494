import { isDrawing } from '@mrw/shared-contracts/device/drawing';
import { askForScript } from '../preload/ask-for-script';
import { savesData } from '../preload/saves-data';
import { whenIdle } from '../preload/when-idle';
import type { Linked } from './files-of-linked';

/** Milliseconds from a page to the remotes that it links to: a slow phone is done with its own by then. */
export const quietAfter = 6_000;

/** Whether files may be requested before there is a sign that they are needed. */
const isQuiet = (page: Window): boolean =>
  !savesData(page.navigator) &&
  page.navigator.onLine &&
  page.document.visibilityState === 'visible' &&
  !isDrawing();

/**
 * Requests the first files of the remotes that a page links to, once it is idle: one file after the other and with
 * the lowest priority, for links that are seen. A remote is there before its first page is opened.
 *
 * @param linkedTo what a path needs; null when that is not to be prepared
 * @returns a function to call when another page is shown: nothing more is requested for the one before
 */
export function prepareLinked(page: Window, linkedTo: (path: string) => Linked | null): () => void {
  const failed = new Set<string>();
  let turn = 0;
  let endTurn: () => void = () => undefined;

  const begin = (mine: number) => {
    const queue: Linked[] = [];
    let isRunning = false;
    const run = async () => {
      if (isRunning) return;
      isRunning = true;
      for (let next = queue.shift(); next; next = queue.shift())
        for (const file of next.files) {
          if (mine !== turn || failed.has(next.remote) || !isQuiet(page)) break;
          if (!(await askForScript(file, 'low'))) failed.add(next.remote);
        }
      isRunning = false;
    };
    const taken = new Set<string>();
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        seen.unobserve(target);
        const linked = linkedTo(target.pathname);
        if (!linked || taken.has(linked.remote)) continue;
        taken.add(linked.remote);
        queue.push(linked);
      }
      void run();
    });
    for (const link of page.document.querySelectorAll<HTMLAnchorElement>('a[href]'))
      if (link.origin === page.location.origin && link.target === '') seen.observe(link);
    return () => {
      seen.disconnect();
    };
  };

  const plan = () => {
    turn += 1;
    endTurn();
    const mine = turn;
    const timer = page.setTimeout(() => {
      whenIdle(page, () => {
        if (mine === turn && isQuiet(page)) endTurn = begin(mine);
      });
    }, quietAfter);
    endTurn = () => {
      page.clearTimeout(timer);
    };
  };
  // A tab that was opened in the background prepares nothing until it is looked at.
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'visible') plan();
  });
  plan();
  return plan;
}
