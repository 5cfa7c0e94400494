import { fireEvent } from '@testing-library/react';
import { onIntent } from './on-intent';

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const start = (saveData = false) => {
  const prepared: string[] = [];
  Reflect.set(navigator, 'connection', { saveData });
  document.body.innerHTML =
    '<a id="stores" href="/about/store?a=1"><b id="inside">Stores</b></a><a id="other" href="https://other.example/about/store">x</a><p id="text">t</p>';
  stop = onIntent(window, ({ pathname, search }) => prepared.push(pathname + search));
  const on = (id: string) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(id);
    return element;
  };
  return { prepared, on };
};

test.each([
  ['a pointer over it', (element: Element) => fireEvent.pointerOver(element)],
  ['a touch', (element: Element) => fireEvent.touchStart(element)],
  ['the focus', (element: Element) => fireEvent.focusIn(element)],
])('%s prepares the page of a link', (_, sign) => {
  const { prepared, on } = start();
  sign(on('inside'));
  expect(prepared).toEqual(['/about/store?a=1']);
});

test('links of other sites, texts and visitors who save data prepare nothing, nor does anything after the end', () => {
  const { prepared, on } = start();
  fireEvent.pointerOver(on('other'));
  fireEvent.pointerOver(on('text'));
  stop();
  fireEvent.pointerOver(on('stores'));
  const saving = start(true);
  fireEvent.pointerOver(saving.on('stores'));
  expect([...prepared, ...saving.prepared]).toEqual([]);
});
