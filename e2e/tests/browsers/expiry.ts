import type { Page } from '@playwright/test';

/**
 * What at least one of Chrome 83, Firefox 78 and Safari 12.1 does not have, as a path from the page's global
 * object.
 */
const newer = [
  ...['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with'].map(
    (name) => `Array.prototype.${name}`,
  ),
  ...['at', 'matchAll', 'replaceAll', 'isWellFormed', 'toWellFormed'].map(
    (name) => `String.prototype.${name}`,
  ),
  ...['hasOwn', 'groupBy'].map((name) => `Object.${name}`),
  ...['allSettled', 'any', 'withResolvers', 'try'].map((name) => `Promise.${name}`),
  ...['any', 'timeout', 'prototype.throwIfAborted'].map((name) => `AbortSignal.${name}`),
  ...[
    'replaceChildren',
    'getAnimations',
    'checkVisibility',
    'showPopover',
    'inert',
    'attachInternals',
  ].flatMap((name) => [`Element.prototype.${name}`, `HTMLElement.prototype.${name}`]),
  ...[
    'getAnimations',
    'startViewTransition',
    'adoptedStyleSheets',
    'replaceChildren',
    'interestForElement',
  ].map((name) => `Document.prototype.${name}`),
  ...['addEventListener', 'removeEventListener'].map((name) => `MediaQueryList.prototype.${name}`),
  ...[
    'locks',
    'wakeLock',
    'share',
    'canShare',
    'clipboard',
    'permissions',
    'storage',
    'userAgentData',
    'connection',
  ].map((name) => `Navigator.prototype.${name}`),
  ...['serviceWorker', 'vibrate', 'setAppBadge', 'virtualKeyboard'].map(
    (name) => `Navigator.prototype.${name}`,
  ),
  ...[
    'PluralRules',
    'RelativeTimeFormat',
    'ListFormat',
    'DisplayNames',
    'Segmenter',
    'Locale',
    'DurationFormat',
  ].map((name) => `Intl.${name}`),
  ...['randomUUID', 'prototype.randomUUID'].map((name) => `Crypto.${name}`),
  ...['canParse', 'parse'].map((name) => `URL.${name}`),
  'Blob.prototype.arrayBuffer',
  'Blob.prototype.text',
  'Symbol.dispose',
  'structuredClone',
  'ResizeObserver',
  'BroadcastChannel',
  'requestIdleCallback',
  'cancelIdleCallback',
  'PointerEvent',
  'visualViewport',
  'caches',
  'scheduler',
  'reportError',
  'navigation',
  'WeakRef',
  'FinalizationRegistry',
  'AggregateError',
  'BarcodeDetector',
  'TrustedHTML',
  'trustedTypes',
];

/** Takes them away before the first script of every page. */
export const expired = (page: Page) =>
  page.addInitScript((names) => {
    for (const name of names) {
      const parts = name.split('.');
      const last = parts.pop() ?? '';
      let from: unknown = globalThis;
      for (const part of parts) from = Reflect.get(Object(from) as object, part);
      if (typeof from === 'object' || typeof from === 'function')
        Reflect.deleteProperty(Object(from) as object, last);
    }
  }, newer);
