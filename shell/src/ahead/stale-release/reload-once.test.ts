import { reloadOnceWhenStale } from './reload-once';

const answer = jest.fn<Promise<{ status: number }>, [string]>();
const reload = jest.fn();
const report = jest.fn();
let guarded = false;
let storage: () => Storage = () => sessionStorage;
let end = () => {};

beforeEach(() => {
  jest.clearAllMocks();
  guarded = false;
  storage = () => sessionStorage;
  answer.mockResolvedValue({ status: 404 });
  Object.assign(globalThis, { fetch: answer });
  end = reloadOnceWhenStale(window, {
    assets: '/assets/',
    guarded: () => guarded,
    telemetry: { report },
    storage: () => storage(),
    reload,
  });
});
afterEach(() => {
  end();
});

async function fails(src: string): Promise<void> {
  const script = document.createElement('script');
  // A detached element does not load; the event reaches the window in the same way.
  script.type = 'text/never';
  script.src = src;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
  await new Promise((done) => setTimeout(done));
}

test('a script of the shell that is gone loads the page anew, once, and it is reported', async () => {
  await fails('/assets/dialog.aa.js');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith({
    code: 'MRW-116',
    detail: expect.stringContaining('/assets/dialog.aa.js'),
  });
  await fails('/assets/dialog.aa.js');
  expect(reload).toHaveBeenCalledTimes(1);
  await fails('/assets/menu.bb.js');
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ['is there after all', () => answer.mockResolvedValue({ status: 200 })],
  ['cannot be asked for without a network', () => answer.mockRejectedValue(new TypeError('offline'))],
  ['belongs to a server in trouble', () => answer.mockResolvedValue({ status: 503 })],
  ['is gone while the visitor has something unsaved', () => (guarded = true)],
  [
    'is gone where nothing can be remembered',
    () =>
      (storage = () => {
        throw new DOMException('denied', 'SecurityError');
      }),
  ],
])('the page stays when the script %s', async (_, given) => {
  given();
  await fails('/assets/dialog.aa.js');
  expect(answer).toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('scripts of others are not its matter', async () => {
  await fails('https://remotes.example/assets/x.js');
  await fails('/elsewhere/x.js');
  expect(answer).not.toHaveBeenCalled();
});

test('it ends', async () => {
  end();
  await fails('/assets/dialog.aa.js');
  expect(reload).not.toHaveBeenCalled();
});
