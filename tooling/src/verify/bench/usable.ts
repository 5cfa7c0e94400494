import { drawnIds } from '@mrw/shared-contracts/manifest/drawn-page';
import type { Page } from '@playwright/test';
import type { MeasuredPage } from './pages';

declare global {
  interface Window {
    /** Milliseconds since the navigation began: the content is drawn; a press on a link of it is answered. */
    __visible?: number;
    __usable?: number;
  }
}

/**
 * Has the page note when its content is there, as its first view or the real one, and when the real one answers a press.
 * The press is handled as any other until the router has taken it from the browser; there it ends, so that the visit
 * stays on the page.
 */
export const watchContent = (page: Page, { content, press }: MeasuredPage) =>
  page.addInitScript(watch, { content, press, drawn: drawnIds.view });

/** Runs in the page. */
function watch({ content, press, drawn }: { content: string; press: string; drawn: string }): void {
  // A heading for screen readers is one pixel: it stands above a skeleton too.
  const isSeen = ({ width, height }: DOMRect) => width > 1 && height > 1;
  const shown = (selector: string, within: ParentNode) =>
    [...within.querySelectorAll(selector)].find(
      (found) => isSeen(found.getBoundingClientRect()) && getComputedStyle(found).visibility === 'visible',
    );
  const end = 'The press of the bench was answered.';
  window.addEventListener(
    'error',
    (event) => {
      if (!event.message.includes(end)) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    },
    true,
  );
  const pressOn = (link: Element) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'preventDefault', {
      value: () => {
        window.__usable = performance.now();
        throw new Error(end);
      },
    });
    // What nothing answers is a link for the browser: not followed.
    const keep = (late: Event) => {
      MouseEvent.prototype.preventDefault.call(late);
    };
    window.addEventListener('click', keep, { once: true });
    link.dispatchEvent(event);
    window.removeEventListener('click', keep);
  };
  const look = () => {
    if (window.__visible === undefined && shown(content, document)) window.__visible = performance.now();
    const real = document.getElementById('root');
    if (real && !document.getElementById(drawn) && shown(content, real)) {
      const link = shown(press, real);
      if (link) pressOn(link);
    }
    if (window.__usable === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
