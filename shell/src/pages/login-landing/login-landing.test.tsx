import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Kernel } from '../../host/create-host';
import { renderWithKernel } from '../../react/kernel-context/testing/render-with-kernel';
import { LoginLanding } from './login-landing';

type Result = Awaited<ReturnType<Kernel['sessions']['logIn']>>;

function land(path: string, result: Result | Promise<Result> = 'member') {
  const logIn = jest.fn<Promise<Result>, [string]>(() => Promise.resolve(result));
  window.history.replaceState(null, '', path);
  const sessions = { logIn } as unknown as Kernel['sessions'];
  const site = (
    <Routes>
      <Route path="/login_callback" element={<LoginLanding />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return { ...renderWithKernel(site, { sessions }, { path }), logIn };
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

test.each<[string, Result, string, number]>([
  ['/login_callback?token=C&redirect_to=/user/myCard', 'member', '/user/myCard', 0],
  ['/login_callback?token=C', 'member', '/home', 0],
  ['/login_callback?token=C&redirect_to=/user/myCard', 'failed', '/home', 1],
  ['/login_callback?token=C&redirect_to=/user/myCard', 'inactive', '/home', 0],
])('Q-002 %s with the result %s leads to %s, with %i messages', async (path, result, end, messages) => {
  const { fake, logIn } = land(path, result);
  const { host } = fake;
  await waitFor(() => {
    expect(host.navigation.current()).toBe(end);
  });
  expect(host.navigation.state$.value.action).toBe('REPLACE');
  expect(logIn.mock.calls).toEqual([['C']]);
  const told = host.notify.messages$.value;
  expect(told.map(({ text, tone }) => [text, tone])).toEqual(
    Array.from({ length: messages }, () => ['Log in did not work. Please try again.', 'failed']),
  );
});

test('the code leaves the address before it is exchanged, and a new rendering exchanges it once', () => {
  const { fake, logIn } = land('/login_callback?token=C', new Promise(() => undefined));
  expect(window.location.search).toBe('');
  expect(window.location.pathname).toBe('/login_callback');
  act(() => {
    fake.host.setLanguage('zh-Hant');
  });
  expect(logIn).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toBeInTheDocument();
});

test('without a code it goes on at once, with the registration of a guest', () => {
  const query = 'is_event_register=true&verify_credential=V&mobile=60000012&redirect_to=/campaign/1';
  const { fake, logIn } = land(`/login_callback?${query}`);
  expect(fake.host.navigation.current()).toBe('/campaign/1');
  expect(fake.host.navigation.state$.value).toMatchObject({
    action: 'REPLACE',
    location: { state: { registration: { verifyCredential: 'V', mobile: '60000012', email: null } } },
  });
  expect(logIn).not.toHaveBeenCalled();
});

test('a landing that leads to the landing is read anew, and passes no registration', () => {
  const { fake } = land('/login_callback?redirect_to=%2Flogin_callback%3Fredirect_to%3D%2Foffer%2FLATEST');
  expect(fake.host.navigation.current()).toBe('/offer/LATEST');
  expect(fake.host.navigation.state$.value.location.state).toBeNull();
});
