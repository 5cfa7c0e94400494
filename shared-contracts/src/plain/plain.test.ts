import * as z from 'zod/mini';
import { fakeHost } from '../testing/fake-host';
import { follow, linkTo, remoteEvent, textIn, type Lifecycles } from './index';

const draw = { en: 'Draw {{count}}', 'zh-Hant': '抽獎 {{count}}', 'zh-Hans': '抽奖 {{count}}' };
const drawn = remoteEvent('mf-draw/drawn', z.object({ version: z.literal(1), prize: z.string() }));

/** A remote that knows no framework. */
function plainRemote(): Lifecycles {
  const ends = new WeakMap<HTMLElement, (() => void)[]>();
  return {
    name: 'mf-draw',
    bootstrap: () => Promise.resolve(),
    mount: ({ domElement, host, onReady }) => {
      const title = domElement.appendChild(document.createElement('h1'));
      const link = domElement.appendChild(document.createElement('a'));
      link.textContent = 'Offers';
      ends.set(domElement, [
        follow(host.language$, (language) => (title.textContent = textIn(language, draw, { count: 3 }))),
        linkTo(host.navigation, link, '/offers?tag=1'),
        host.bus.on(drawn, ({ prize }) => (title.textContent = prize)),
      ]);
      onReady?.();
      return Promise.resolve();
    },
    unmount: ({ domElement }) => {
      for (const end of ends.get(domElement) ?? []) end();
      domElement.textContent = '';
      return Promise.resolve();
    },
  };
}

async function mounted() {
  const fake = fakeHost({ path: '/draw' });
  const domElement = document.body.appendChild(document.createElement('div'));
  const onReady = jest.fn();
  const remote = plainRemote();
  const props = { domElement, host: fake.host, onReady };
  await remote.bootstrap(props);
  await remote.mount(props);
  const title = domElement.querySelector('h1');
  const link = domElement.querySelector('a');
  if (!title || !link) throw new Error('Nothing was drawn.');
  return { ...fake, title, link, onReady, leave: () => remote.unmount(props) };
}

const path = ({ host }: Awaited<ReturnType<typeof mounted>>) => {
  const { pathname, search } = host.navigation.state$.value.location;
  return pathname + search;
};

test('a remote without React runs with the fake host: language, event of its own, ready', async () => {
  const page = await mounted();
  expect(page.onReady).toHaveBeenCalledTimes(1);
  expect(page.title.textContent).toBe('Draw 3');
  page.host.setLanguage('zh-Hant');
  expect(page.title.textContent).toBe('抽獎 3');
  page.host.bus.publish(drawn, { version: 1, prize: 'A cup' });
  expect(page.title.textContent).toBe('A cup');
});

test('after it was left it follows nothing', async () => {
  const page = await mounted();
  await page.leave();
  page.host.setLanguage('zh-Hans');
  page.host.bus.publish(drawn, { version: 1, prize: 'A cup' });
  page.link.click();
  expect(page.title.textContent).toBe('Draw 3');
  expect(path(page)).toBe('/draw');
});

test('a link has its address, and a plain press needs no new document', async () => {
  const page = await mounted();
  expect(page.link.getAttribute('href')).toBe('/offers?tag=1');
  page.link.click();
  expect(path(page)).toBe('/offers?tag=1');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press with %j is that of the browser',
  async (how) => {
    const page = await mounted();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
    page.link.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(path(page)).toBe('/draw');
  },
);

test('a place without a value stays as it is written', () => {
  expect(textIn('en', draw)).toBe('Draw {{count}}');
});
