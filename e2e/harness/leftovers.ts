import type { Page } from '@playwright/test';

declare global {
  interface Window {
    __beforeRemote?: () => void;
    __leftovers?: () => string[];
  }
}

/**
 * Follows what the scripts of a remote do to the page: listeners of window and document, intervals, elements in the body,
 * and new global names. To be called before the page is opened.
 */
export async function followLeftovers(page: Page, remote: string): Promise<void> {
  await page.addInitScript((name) => {
    const place = `/${name}/`;
    /** Whether the function that called us is one of the remote: the first line is ours, the second the caller. */
    const isCalledByRemote = () => (new Error().stack ?? '').split('\n')[3]?.includes(place) ?? false;
    const listeners: { kind: string; target: EventTarget; listener: unknown }[] = [];
    const intervals = new Set<unknown>();
    for (const target of [window, document]) {
      const add = target.addEventListener.bind(target);
      const remove = target.removeEventListener.bind(target);
      target.addEventListener = (...args: [string, EventListener, (boolean | AddEventListenerOptions)?]) => {
        const once = typeof args[2] === 'object' && (args[2].once === true || Boolean(args[2].signal));
        if (isCalledByRemote() && !once) listeners.push({ kind: args[0], target, listener: args[1] });
        add(...args);
      };
      target.removeEventListener = (...args: [string, EventListener, (boolean | EventListenerOptions)?]) => {
        const at = listeners.findIndex(
          (one) => one.kind === args[0] && one.target === target && one.listener === args[1],
        );
        if (at >= 0) listeners.splice(at, 1);
        remove(...args);
      };
    }
    const start = window.setInterval.bind(window);
    const stop = window.clearInterval.bind(window);
    Object.assign(window, {
      setInterval: (...args: Parameters<typeof start>) => {
        const id = start(...args);
        if (isCalledByRemote()) intervals.add(id);
        return id;
      },
      clearInterval: (id: number) => {
        intervals.delete(id);
        stop(id);
      },
    });
    const elements = new Set<Element>();
    const known = new Set<string>();
    window.__beforeRemote = () => {
      for (const child of document.body.children) elements.add(child);
      for (const key of Object.getOwnPropertyNames(window)) known.add(key);
    };
    // Of the module federation and of the bundler: one for each build.
    const ofTheBuild = /^(mf_\w+?_\d+_\d+_\d+|webpackChunk|__FEDERATION)/;
    window.__leftovers = () => [
      ...listeners.map(
        ({ kind, target }) => `listener of ${target === window ? 'window' : 'document'}: ${kind}`,
      ),
      ...Array.from(intervals, () => 'interval'),
      ...Array.from(document.body.children)
        .filter((child) => !elements.has(child))
        .map((child) => `element of the body: ${child.localName}`),
      ...Object.getOwnPropertyNames(window)
        .filter((key) => !known.has(key) && !ofTheBuild.test(key))
        .map((key) => `global: ${key}`),
    ];
  }, remote);
}

/** To be called before the page of the remote is opened: what is there is not of it. */
export const beforeRemote = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.__beforeRemote?.();
  });

/** What a remote left in the page; only to be asked for after it was left. */
export const leftovers = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...new Set(window.__leftovers?.() ?? ['nothing was followed'])].sort());
