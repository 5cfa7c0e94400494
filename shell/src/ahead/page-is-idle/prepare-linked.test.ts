import { prepareLinked, quietAfter } from './prepare-linked';

/** What the fake of the browser has seen; a link is seen when a test shows it. */
let show: (path: string) => void;

class FakeObserver {
  private readonly links = new Set<Element>();
  constructor(tell: (entries: object[]) => void) {
    show = (path) => {
      for (const target of this.links)
        if (target.getAttribute('href') === path) tell([{ isIntersecting: true, target }]);
    };
  }
  observe(link: Element) {
    this.links.add(link);
  }
  unobserve(link: Element) {
    this.links.delete(link);
  }
  disconnect() {
    this.links.clear();
  }
}

let runs = 0;
let answers: ((is: { ok: boolean }) => void)[] = [];
const asked: string[] = [];
const answer = async (ok = true) => {
  answers.shift()?.({ ok });
  await Promise.resolve();
  await jest.advanceTimersByTimeAsync(0);
};

function start(linked: Readonly<Record<string, string>> = { '/a': 'mf-a', '/b': 'mf-b' }) {
  runs += 1;
  const run = runs;
  document.body.innerHTML =
    '<a href="/a">a</a><a href="/a">a again</a><a href="/b">b</a><a href="/c" target="_blank">c</a><a href="https://other.example/a">o</a>';
  const send = jest.fn<Promise<unknown>, [string, RequestInit]>((url) => {
    asked.push(url.replace(`https://r.example/${run}/`, ''));
    return new Promise((resolve) => answers.push(resolve));
  });
  Object.assign(globalThis, { fetch: send });
  const another = prepareLinked(window, (path) => {
    const remote = linked[path];
    const files = ['entry', 'app'].map(
      (file) => [`https://r.example/${run}/${remote}/${file}`, 'x'] as const,
    );
    return remote === undefined ? null : { remote, files };
  });
  return { another, send };
}

const device = (changes: { connection?: object; onLine?: boolean; hidden?: boolean; drawing?: boolean }) => {
  Reflect.set(navigator, 'connection', changes.connection ?? {});
  Object.defineProperty(navigator, 'onLine', { value: changes.onLine ?? true, configurable: true });
  const visibilityState = changes.hidden ? 'hidden' : 'visible';
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  Reflect.set(globalThis, '__MRW_DRAWING__', changes.drawing ?? false);
};

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  Object.assign(window, { requestIdleCallback: (work: () => void) => setTimeout(work) });
  Reflect.set(performance, 'getEntriesByName', () => []);
  device({});
  asked.length = 0;
  answers = [];
  show = () => undefined;
});
const idle = () => jest.advanceTimersByTimeAsync(quietAfter + 10);

test('files are requested one after the other, with low priority, when the page is idle and a link is seen', async () => {
  const { send } = start();
  await jest.advanceTimersByTimeAsync(quietAfter - 10);
  show('/a');
  expect(asked).toEqual([]);
  await idle();
  expect(asked).toEqual([]);
  show('/a');
  show('/b');
  expect(asked).toEqual(['mf-a/entry']);
  expect(send.mock.calls[0]?.[1]).toMatchObject({ priority: 'low', integrity: 'x' });
  await answer();
  expect(asked).toEqual(['mf-a/entry', 'mf-a/app']);
  await answer();
  await answer();
  await answer();
  expect(asked).toEqual(['mf-a/entry', 'mf-a/app', 'mf-b/entry', 'mf-b/app']);
});

test.each([
  ['data saving', { connection: { saveData: true } }],
  ['a 2g connection', { connection: { effectiveType: '2g' } }],
  ['a slow 2g connection', { connection: { effectiveType: 'slow-2g' } }],
  ['no network', { onLine: false }],
  ['a tab that is not looked at', { hidden: true }],
  ['a page that is being drawn', { drawing: true }],
])('%s: nothing is requested', async (_, changes) => {
  device(changes);
  start();
  await idle();
  show('/a');
  expect(asked).toEqual([]);
});

test.each([
  ['the tab is left', { hidden: true }],
  ['the network goes', { onLine: false }],
  ['data saving begins', { connection: { saveData: true } }],
])('%s: what is on its way is the last', async (_, changes) => {
  start();
  await idle();
  show('/a');
  show('/b');
  device(changes);
  await answer();
  expect(asked).toEqual(['mf-a/entry']);
});

test('a tab that is looked at again goes on', async () => {
  device({ hidden: true });
  start();
  await idle();
  device({});
  document.dispatchEvent(new Event('visibilitychange'));
  await idle();
  show('/a');
  expect(asked).toEqual(['mf-a/entry']);
});

test('a navigation ends it; the next page begins when it is idle itself, and nothing is requested twice', async () => {
  const { another } = start();
  await idle();
  show('/a');
  show('/b');
  another();
  await answer();
  show('/b');
  expect(asked).toEqual(['mf-a/entry']);
  await idle();
  show('/a');
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['mf-a/entry', 'mf-a/app']);
});

test('a navigation before the page is idle puts it off', async () => {
  const { another } = start();
  await jest.advanceTimersByTimeAsync(quietAfter - 10);
  another();
  await jest.advanceTimersByTimeAsync(quietAfter - 10);
  show('/a');
  expect(asked).toEqual([]);
});

test('a remote whose file fails is left alone from then on, the next one comes', async () => {
  const { another } = start();
  await idle();
  show('/a');
  show('/b');
  await answer(false);
  expect(asked).toEqual(['mf-a/entry', 'mf-b/entry']);
  another();
  await idle();
  show('/a');
  await answer();
  expect(asked).toEqual(['mf-a/entry', 'mf-b/entry']);
});

test('a link that is not to be prepared, of another site or for another window asks for nothing', async () => {
  start({ '/b': 'mf-b', '/c': 'mf-c' });
  await idle();
  show('/a');
  show('/c');
  show('https://other.example/a');
  expect(asked).toEqual([]);
});
