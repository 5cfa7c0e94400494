import { fireEvent } from '@testing-library/react';
import type { PreloadScript } from '@mrw/shared-contracts/manifest';
import { preloadOnIntent } from './on-intent';

const scripts: Readonly<Record<string, readonly PreloadScript[]>> = {
  '/about/store': [
    ['https://r.example/entry.js', 'sha384-a'],
    ['https://r.example/app.js', 'sha384-b'],
  ],
};

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const start = (parts: { saveData?: boolean; loaded?: readonly string[] } = {}) => {
  const ask = jest.fn<undefined, [string, string]>();
  Reflect.set(navigator, 'connection', { saveData: parts.saveData ?? false });
  Reflect.set(performance, 'getEntriesByName', (name: string) =>
    (parts.loaded ?? []).filter((url) => url === name),
  );
  document.body.innerHTML =
    '<a id="stores" href="/about/store?a=1"><b id="inside">Stores</b></a><a id="other" href="https://other.example/about/store">x</a><p id="text">t</p>';
  stop = preloadOnIntent(window, { scriptsFor: (path) => scripts[path] ?? [], ask });
  const on = (id: string) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(id);
    return element;
  };
  return { ask, on };
};

test.each([
  ['a pointer over it', (element: Element) => fireEvent.pointerOver(element)],
  ['a touch', (element: Element) => fireEvent.touchStart(element)],
  ['the focus', (element: Element) => fireEvent.focusIn(element)],
])('%s requests what the page of a link needs', (_, sign) => {
  const { ask, on } = start();
  sign(on('inside'));
  expect(ask.mock.calls).toEqual(scripts['/about/store']);
});

test('each script is requested once', () => {
  const { ask, on } = start({ loaded: ['https://r.example/entry.js'] });
  fireEvent.pointerOver(on('stores'));
  fireEvent.focusIn(on('stores'));
  expect(ask.mock.calls).toEqual([['https://r.example/app.js', 'sha384-b']]);
});

test('links of other sites, texts and visitors who save data ask for nothing', () => {
  const { ask, on } = start();
  fireEvent.pointerOver(on('other'));
  fireEvent.pointerOver(on('text'));
  stop();
  fireEvent.pointerOver(on('stores'));
  const saving = start({ saveData: true });
  fireEvent.pointerOver(saving.on('stores'));
  expect([...ask.mock.calls, ...saving.ask.mock.calls]).toEqual([]);
});
