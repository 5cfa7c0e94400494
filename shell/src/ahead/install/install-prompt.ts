import type { StateStream } from '@mrw/shared-contracts';
import { BehaviorSubject } from 'rxjs';

/** What Chromium gives a site that can be installed: its own question, shown at a press. */
export type InstallPrompt = Event & { prompt(): Promise<unknown> };

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

/**
 * Holds the browser's question back, where the site offers it. It may come before the page is idle.
 *
 * @returns the question, once it came
 */
export function holdPrompt(page: Window, offers: boolean): StateStream<InstallPrompt | null> {
  const prompt$ = new BehaviorSubject<InstallPrompt | null>(null);
  if (offers)
    page.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      prompt$.next(event);
    });
  return prompt$;
}
