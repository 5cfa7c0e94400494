import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { MemberWallet } from './react';

const base = { site: 'https://rewards.example', partner: 'harbour-mall' };
const wallet = () => document.querySelector('member-wallet');
const tell = (name: string, detail: unknown) => wallet()?.dispatchEvent(new CustomEvent(name, { detail }));

afterEach(() => {
  document.head.replaceChildren();
});

test('on a server it is the empty element with its attributes', () => {
  const text = renderToString(<MemberWallet {...base} mode="inline" language="zh-Hant" className="wide" />);
  expect(text).toBe(
    '<member-wallet partner="harbour-mall" mode="inline" language="zh-Hant" class="wide"></member-wallet>',
  );
});

test('every event reaches the handler of the last render, with its detail', () => {
  const heard: unknown[] = [];
  const hear =
    (name: string, render = 0) =>
    (...given: unknown[]) =>
      heard.push([name, render, ...given]);
  const { rerender, unmount } = render(<MemberWallet {...base} onApplyCoupon={hear('old')} />);
  rerender(
    <MemberWallet
      {...base}
      onReady={hear('ready', 1)}
      onSession={hear('session', 1)}
      onPageChange={hear('page', 1)}
      onResize={hear('resize', 1)}
      onError={hear('error', 1)}
      onApplyCoupon={hear('coupon', 1)}
      onApplyCashCode={hear('cash', 1)}
    />,
  );
  const request = { code: 'C1', requestId: 'r1', answer: jest.fn() };
  tell('wallet-ready', null);
  tell('wallet-session', { session: 'member' });
  tell('wallet-page', { page: '/user/myTicket' });
  tell('wallet-resize', { height: 700 });
  tell('wallet-error', { code: 'MRW-303', message: 'm' });
  tell('apply-coupon', request);
  tell('apply-cash-code', request);
  expect(heard).toEqual([
    ['ready', 1],
    ['session', 1, 'member'],
    ['page', 1, '/user/myTicket'],
    ['resize', 1, 700],
    ['error', 1, { code: 'MRW-303', message: 'm' }],
    ['coupon', 1, request],
    ['cash', 1, request],
  ]);
  const element = wallet();
  unmount();
  element?.dispatchEvent(new CustomEvent('wallet-ready'));
  expect(heard).toHaveLength(7);
});

test('the session is kept with codes of the server, in strict mode too', async () => {
  render(<MemberWallet {...base} getCode={() => Promise.resolve('code 1')} />, { wrapper: StrictMode });
  const codes: unknown[] = [];
  Object.defineProperty(wallet(), 'token', { set: (code) => codes.push(code) });
  await act(async () => {
    tell('wallet-session', { session: 'visitor' });
    await Promise.resolve();
  });
  expect(codes).toEqual(['code 1']);
});

test('a script that cannot be loaded is told to the page', async () => {
  const onError = jest.fn();
  render(<MemberWallet {...base} site="https://away.example" nonce="n1" onError={onError} />);
  expect(document.head.querySelector('script')?.nonce).toBe('n1');
  await act(async () => {
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    await Promise.resolve();
  });
  const message = 'Error: https://away.example/embed.js could not be loaded';
  expect(onError.mock.calls).toEqual([[{ code: 'MRW-304', message }]]);
});
