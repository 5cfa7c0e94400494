import type { BootPlan } from '@mrw/shared-contracts/manifest';
import { chooseDrawn } from './drawn';

const plan: BootPlan = {
  defaultLanguage: 'en',
  spoken: { en: 'Rewards' },
  salt: 's',
  api: 'https://api.example',
  takesUpSession: true,
  routes: [],
  remotes: {},
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  for (const name of ['data-mobile', 'data-first-picture']) document.documentElement.removeAttribute(name);
});

const setUp = async (
  parts: { session?: string; plan?: BootPlan; search?: string; asked?: boolean; drawn?: boolean } = {},
) => {
  document.head.innerHTML = '<style id="drawn-styles"></style>';
  document.body.innerHTML = '';
  const readAhead = jest.fn();
  const visit = {
    path: '/home',
    search: parts.search ?? '',
    language: 'en' as const,
    asked: parts.asked ?? false,
    session: parts.session,
    now: Date.now(),
    device: 'd',
  };
  chooseDrawn(window, parts.plan ?? plan, visit, readAhead);
  const view = `<div id="drawn" data-drawn-at="${Date.now() - 1_000}" data-keep-ms="600000" data-language="en" data-path="/home" data-versions="{}"><form><button>Go</button></form></div>`;
  document.body.innerHTML = `${parts.drawn === false ? '' : view}<div id="root"></div>`;
  // The observer is called after the current task.
  await Promise.resolve();
  return { readAhead, stands: () => document.getElementById('drawn') !== null };
};

const scriptsComeFirst = () => document.documentElement.hasAttribute('data-first-picture');

test('the drawn view stands, its later pictures wait, and nothing is read in its place', async () => {
  const { readAhead, stands } = await setUp();
  expect(stands()).toBe(true);
  expect(scriptsComeFirst()).toBe(true);
  expect(readAhead).not.toHaveBeenCalled();
});

test.each([
  ['a member', () => setUp({ session: '{}' })],
  ['simple mode', () => (localStorage.setItem('mrw_simple_mode', 'on'), setUp())],
  ["a developer's build", () => (localStorage.setItem('mrw_overrides', '{}'), setUp())],
  ['a device on which a version failed', () => (localStorage.setItem('mrw_failed_versions', '{}'), setUp())],
  ['a page inside another site', () => setUp({ search: '?isOpenInOtherSite=true' })],
  ['a later page inside it', () => (sessionStorage.setItem('isOpenInOtherSite', 'true'), setUp())],
  [
    'a device without a network',
    () => (jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false), setUp()),
  ],
])('%s has no drawn view, and what it needs is read at once', async (_, begin) => {
  const { readAhead, stands } = await begin();
  expect(stands()).toBe(false);
  expect(document.getElementById('drawn-styles')).toBeNull();
  expect(scriptsComeFirst()).toBe(false);
  expect(readAhead).toHaveBeenCalledTimes(1);
});

test('a page that stands alone has no members', async () => {
  const { stands } = await setUp({ session: '{}', plan: { ...plan, takesUpSession: false } });
  expect(stands()).toBe(true);
});

test.each([
  [true, 'mrw_language=en'],
  [false, ''],
])(
  'the language is kept for a link that is followed at once: the address names it, %s',
  async (asked, cookies) => {
    document.cookie = 'mrw_language=; Max-Age=0; Path=/';
    await setUp({ asked });
    expect(document.cookie).toBe(cookies);
  },
);

test('a document without a drawn view reads ahead as soon as that is known', async () => {
  const { readAhead } = await setUp({ drawn: false });
  expect(readAhead).toHaveBeenCalledTimes(1);
});

test('it goes when it is too old, whatever has come meanwhile', async () => {
  const { stands } = await setUp();
  jest.advanceTimersByTime(598_000);
  expect(stands()).toBe(true);
  jest.advanceTimersByTime(2_000);
  expect(stands()).toBe(false);
});

test('a press is kept, and a form is not sent', async () => {
  await setUp();
  const button = document.querySelector('button');
  const submit = jest.fn<undefined, [Event]>();
  document.addEventListener('submit', submit, { once: true });
  button?.click();
  expect(window.__MRW_PRESS__?.target).toBe(button);
  expect(submit.mock.calls[0]?.[0].defaultPrevented).toBe(true);
});
