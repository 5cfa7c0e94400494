import { waitFor } from '@testing-library/dom';
import type { TelemetryRecord } from '@mrw/shared-contracts';
import { keepFocus } from './keep-focus';
import { addedBy } from './frame';
import { uncover } from './uncover';

const place = (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html);
  const element = document.body.lastElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('Nothing was placed.');
  return element;
};

test('an overlay that has nothing to give the focus back to leaves it on the heading', async () => {
  const main = place('<main><h1>My coupons</h1><button>Use</button></main>');
  const stop = keepFocus(main);
  const first = place('<div role="dialog"><button>OK</button></div>');
  await Promise.resolve();
  first.querySelector('button')?.focus();
  first.remove();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('My coupons'));

  const second = place('<div role="alertdialog"></div>');
  await Promise.resolve();
  second.remove();
  main.querySelector('button')?.focus();
  await new Promise((resolve) => {
    setTimeout(resolve, 150);
  });
  expect(document.activeElement?.textContent).toBe('Use');
  stop();
});

const records: TelemetryRecord[] = [];
const telemetry = { report: (record: TelemetryRecord) => void records.push(record) };

/** A page in which every point shows the element that the test names. */
function page(covering: string, html: string) {
  document.body.innerHTML = html;
  for (const edge of document.querySelectorAll('header, footer'))
    jest.spyOn(edge, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 390, 64));
  document.elementFromPoint = () => document.querySelector(covering);
  const site = document.querySelector<HTMLElement>('.site');
  if (!site) throw new Error('no site');
  records.length = 0;
  uncover(site, telemetry);
  return document.body;
}

const frame = (attributes = '', page = '', beside = '') => `<div><div class="site">
  <header ${attributes}><a href="/home">Home</a></header>
  <main><div data-remote="mf-stores"><section class="cover">${page}</section></div></main>
  </div></div>${beside}`;

test('an element of a remote that covers the header is clipped to its place, and the remote is named', () => {
  const body = page('.cover', frame());
  expect(body.querySelector('[data-remote]')?.hasAttribute('data-clipped')).toBe(true);
  expect(records).toEqual([{ code: 'MRW-118', remote: 'mf-stores', detail: 'header or footer covered' }]);
});

test('an element of the body that covers the header is removed', () => {
  const body = page('.layer b', frame('', '', '<p class="layer"><b>Offer</b></p>'));
  expect(body.querySelector('.layer')).toBeNull();
  expect(records).toHaveLength(1);
});

test('it counts for the remote that was active when it was added, also when the visitor has moved on', () => {
  const layer = document.createElement('p');
  addedBy.set(layer, 'mf-stores');
  page('header a', frame());
  document.body.append(layer);
  document.elementFromPoint = () => layer;
  uncover(document.querySelector<HTMLElement>('.site'), telemetry);
  expect(records).toEqual([expect.objectContaining({ code: 'MRW-118', remote: 'mf-stores' })]);
});

test.each([
  ['its own content is there', 'header a', frame()],
  ['a dialog is open', '.layer', frame('aria-hidden="true"', '', '<p class="layer"></p>')],
  ['the rest of the page is inert', '.layer', frame('inert', '', '<p class="layer"></p>')],
  [
    'a dialog fades out',
    '.layer',
    frame('', '', '<div class="layer"><section role="alertdialog"></section></div>'),
  ],
  ['the drawn view stands before it', '.layer', frame('', '', '<div id="drawn" class="layer"></div>')],
  ['another part of the shell is above it', 'main', frame()],
  ['a screen of its own is open in a remote', '.cover i', frame('', '<div role="dialog"><i></i></div>')],
])('nothing is changed when %s', (_, covering, html) => {
  const body = page(covering, html);
  expect(body.querySelector('[data-clipped]')).toBeNull();
  expect(body.querySelectorAll('.layer')).toHaveLength(html.includes('layer') ? 1 : 0);
  expect(records).toEqual([]);
});
