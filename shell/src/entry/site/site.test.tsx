import type { DeploymentProfile, Embed, Session } from '@mrw/shared-contracts';
import { fakeProfile, sampleMemberSession } from '@mrw/shared-contracts/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createConsent } from '../../react/cookie-consent/consent';
import { loadLifecycles } from '../../host/remotes/federation';
import { pageLoads } from '../../react/kernel-context/testing/page-loads';
import { kernelOf, liveRemote, manifestOf } from '../../react/kernel-context/testing/render-in-kernel';
import { screenWidth } from '../../react/kernel-context/testing/screen-width';
import { createSimpleMode } from '../../react/simple-mode/simple-mode';
import { SimpleModeContext } from '../../react/simple-mode/simple-mode-context';
import { App } from './app';
import { Site } from './site';

jest.mock('../../host/remotes/federation', () => ({
  loadLifecycles: jest.fn(),
  providedModules: () => ({}),
}));

const withRoutes = (name: string, routes: readonly Record<string, unknown>[], slots = {}) => {
  const bare = liveRemote(name, []);
  return { ...bare, descriptor: { ...bare.descriptor, routes, slots } };
};
const manifest = manifestOf({
  'mf-stores': withRoutes('mf-stores', [
    { path: '/about/store' },
    { path: '/storeDetail/:id', footer: false },
    { path: '/calm', chrome: 'simple' },
    { path: '/shop/:id', movedTo: '/storeDetail/:id' },
  ]),
  'mf-giftcard': withRoutes('mf-giftcard', [{ path: '/redeem-gift-card', chrome: 'bare' }]),
  'mf-offers': withRoutes('mf-offers', [{ path: '/home' }], { 'member-offers': './offers' }),
  'mf-account': withRoutes(
    'mf-account',
    [
      { path: '/inbox', protected: true },
      { path: '/user/myProfile', protected: true },
      { path: '/user/myAccount', protected: true },
    ],
    { 'member-prompt': './prompt' },
  ),
});
const partner = { isOpenInOtherSite: true, partnerOrigin: 'http://partner.test' } as Embed;
const prompting = { flags: { ...fakeProfile.flags, emailReminderPrompt: true } };

beforeEach(() => {
  screenWidth(1280);
  jest
    .mocked(loadLifecycles)
    .mockReset()
    .mockImplementation(({ descriptor }, exposed) =>
      Promise.resolve({
        name: descriptor.name,
        bootstrap: () => Promise.resolve(),
        mount: ({ domElement, onReady }) => {
          domElement.textContent = `${exposed} of ${descriptor.name}`;
          onReady?.();
          return Promise.resolve();
        },
        unmount: () => Promise.resolve(),
      }),
    );
});

type Options = {
  session?: Session;
  config?: Partial<DeploymentProfile>;
  embed?: Embed;
  simple?: boolean;
};

function visit(path: string, { simple = false, ...options }: Options = {}) {
  const { kernel, records } = kernelOf({ manifest, path, ...options });
  const logInInstead = jest.spyOn(kernel, 'logInInstead').mockImplementation(() => undefined);
  // There is no server: who asks it waits.
  jest.spyOn(kernel.tokens, 'fresh').mockReturnValue(new Promise(() => undefined));
  const mode = createSimpleMode(document.documentElement, () => localStorage);
  mode.choose(simple);
  const rendered = render(
    <App kernel={kernel} consent={createConsent()}>
      <SimpleModeContext.Provider value={mode}>
        <Site />
      </SimpleModeContext.Provider>
    </App>,
  );
  const address = () => {
    const { pathname, search, hash } = kernel.navigation.state$.value.location;
    return pathname + search + hash;
  };
  return { ...rendered, kernel, records, logInInstead, address };
}
const has = (role: string, name?: string) => screen.queryByRole(role, name ? { name } : {}) !== null;
const drawn = (name: string, exposed = './app') => screen.findByText(`${exposed} of ${name}`);
const isDrawn = (name: string, exposed = './app') => screen.queryByText(`${exposed} of ${name}`) !== null;

const phone = () => {
  screenWidth(390);
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Mobile/15E148');
};
const everything = { header: true, menu: true, footer: true, bar: true, banner: true };
const nothing = { header: false, menu: false, footer: false, bar: false, banner: false };

test.each<[string, string, Options, Record<string, boolean>]>([
  ['a page', '/about/store', {}, everything],
  ['a page without footer', '/storeDetail/12', {}, { ...everything, footer: false, bar: false }],
  ['a page with a simple header', '/calm', {}, { ...everything, menu: false, bar: false }],
  ['a bare page', '/redeem-gift-card', {}, nothing],
  ['a page that is not there', '/nothing-here', {}, everything],
  ['the preferences of emails', '/unsubscribe_email', {}, { ...everything, menu: false, bar: false }],
  [
    'a page inside a partner site',
    '/about/store',
    { embed: partner },
    { ...everything, bar: false, banner: false },
  ],
])('on a phone %s has the parts that it should have', async (_, path, options, parts) => {
  phone();
  visit(path, options);
  await waitFor(() => {
    expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
  });
  expect({
    header: has('banner'),
    menu: has('button', 'Menu'),
    footer: has('contentinfo'),
    bar: has('navigation', 'Quick navigation'),
    banner: has('region', 'Mobile app'),
  }).toEqual(parts);
});

test('a page of a remote is drawn between header and footer', async () => {
  visit('/about/store');
  expect(screen.getByRole('main')).toContainElement(await drawn('mf-stores'));
  expect(has('navigation', 'My pages')).toBe(false);
});

test('a path without a page says so', () => {
  visit('/nothing-here');
  expect(screen.getByRole('heading', { name: 'This page is not here' })).toBeInTheDocument();
  expect(loadLifecycles).not.toHaveBeenCalled();
});

test.each([
  ['/about?lang=en#list', '/about/store?lang=en#list'],
  ['/user?from=mail#top', '/user/myProfile?from=mail#top'],
  ['/shop/12?from=mail#map', '/storeDetail/12?from=mail#map'],
])('%s leads to %s, and leaves no entry of its own behind', (path, end) => {
  const { kernel, address } = visit(path, { session: sampleMemberSession });
  expect(address()).toBe(end);
  expect(kernel.navigation.state$.value.action).toBe('REPLACE');
});

test('the page after a login leads on to the site', async () => {
  const { address } = visit('/login_callback?redirect_to=/about/store');
  await waitFor(() => {
    expect(address()).toBe('/about/store');
  });
});

test.each(['/family_booking', '/inbox', '/user/myAccount'])(
  'Q-023 %s is a page for members: a visitor logs in first, and nothing of it is loaded',
  (path) => {
    const { logInInstead } = visit(path);
    expect(logInInstead).toHaveBeenCalledTimes(1);
    expect(loadLifecycles).not.toHaveBeenCalled();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  },
);

test('a member gets the page of family bookings', async () => {
  visit('/family_booking', { session: sampleMemberSession });
  expect(
    await screen.findByRole('status', { name: 'Opening your bookings in a new window…' }),
  ).toBeInTheDocument();
});

test('a link of an email without its token leads to no preferences', async () => {
  visit('/unsubscribe_email');
  expect(await screen.findByRole('heading', { name: 'This page is not here' })).toBeInTheDocument();
});

test('Q-044 the advice about browsers comes from the server', () => {
  const { replace } = pageLoads();
  visit('/browser-support');
  expect(replace.mock.calls).toEqual([['/browser-support']]);
});

test.each([
  ['/home', true, false],
  ['/home', false, true],
  ['/about/store', true, true],
])('%s in simple mode (%p) is the page of the remote: %p', async (path, simple, ofRemote) => {
  visit(path, { simple });
  const remote = path === '/home' ? 'mf-offers' : 'mf-stores';
  if (ofRemote) await drawn(remote);
  else await screen.findByRole('heading', { name: 'What would you like to do?' });
  expect(isDrawn(remote)).toBe(ofRemote);
  expect(has('heading', 'What would you like to do?')).toBe(!ofRemote);
});

test.each([
  ['a remote', '/about/store', 'mf-stores'],
  ['a page of the shell', '/unsubscribe_email', null],
])('while the next page is loaded nothing of %s before it is left', async (_, path, before) => {
  const { kernel } = visit(path, { simple: before === null });
  if (before) await drawn(before);
  else await screen.findByRole('heading', { name: 'This page is not here' });
  jest.mocked(loadLifecycles).mockReturnValue(new Promise(() => undefined));
  act(() => {
    kernel.navigation.navigate('/home');
  });
  expect(within(screen.getByRole('main')).getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(has('heading', 'This page is not here')).toBe(false);
  if (!before) await screen.findByRole('heading', { name: 'What would you like to do?' });
});

test('the pages of the member have tabs; only the profile has offers for the member below it', async () => {
  const { kernel } = visit('/user/myProfile', { session: sampleMemberSession });
  expect(await drawn('mf-account')).toBeInTheDocument();
  expect(await drawn('mf-offers', './offers')).toBeInTheDocument();
  expect(has('navigation', 'My pages')).toBe(true);
  act(() => {
    kernel.navigation.navigate('/user/myAccount');
  });
  await waitFor(() => {
    expect(isDrawn('mf-offers', './offers')).toBe(false);
  });
  expect(await drawn('mf-account')).toBeInTheDocument();
  expect(has('navigation', 'My pages')).toBe(true);
  // The same remote has pages outside of the tabs: it is mounted anew.
  const before = jest.mocked(loadLifecycles).mock.calls.length;
  act(() => {
    kernel.navigation.navigate('/inbox');
  });
  expect(has('navigation', 'My pages')).toBe(false);
  expect(await drawn('mf-account')).toBeInTheDocument();
  expect(jest.mocked(loadLifecycles).mock.calls.length).toBeGreaterThan(before);
});

test('a remote with pages inside and outside of the tabs hears in each place of the pages there only', async () => {
  const heard: string[][] = [];
  jest.mocked(loadLifecycles).mockImplementation(({ descriptor }) =>
    Promise.resolve({
      name: descriptor.name,
      bootstrap: () => Promise.resolve(),
      mount: ({ domElement, host, onReady }) => {
        const paths: string[] = [];
        if (descriptor.name === 'mf-account') heard.push(paths);
        host.navigation.state$.subscribe(({ location }) => paths.push(location.pathname));
        domElement.textContent = `./app of ${descriptor.name}`;
        onReady?.();
        return Promise.resolve();
      },
      unmount: () => Promise.resolve(),
    }),
  );
  const { kernel } = visit('/inbox', { session: sampleMemberSession });
  await drawn('mf-account');
  for (const path of ['/user/myAccount', '/user/myProfile', '/inbox']) {
    act(() => {
      kernel.navigation.navigate(path);
    });
    await drawn('mf-account');
  }
  await waitFor(() => {
    expect(heard).toEqual([['/inbox'], ['/user/myAccount', '/user/myProfile'], ['/inbox']]);
  });
});

test.each<[string, Options, boolean]>([
  ['a member, where the site asks', { session: sampleMemberSession, config: prompting }, true],
  ['a member, where the site does not ask', { session: sampleMemberSession }, false],
  ['a visitor, where the site asks', { config: prompting }, false],
])('%s: the prompt for an email address', async (_, options, asked) => {
  visit('/about/store', options);
  await drawn('mf-stores');
  if (asked) await drawn('mf-account', './prompt');
  expect(isDrawn('mf-account', './prompt')).toBe(asked);
});

test('a message of the site is shown on every page', async () => {
  const { kernel } = visit('/nothing-here');
  act(() => {
    kernel.host.notify.toast('Saved');
  });
  expect(await screen.findByText('Saved')).toBeInTheDocument();
});

test('S-040 the document is in the language of the site, also after a switch', async () => {
  const { kernel } = visit('/nothing-here');
  expect([document.documentElement.lang, document.body.lang]).toEqual(['en', 'en-HK']);
  await act(async () => {
    kernel.host.setLanguage('zh-Hant');
    await Promise.resolve();
  });
  expect([document.documentElement.lang, document.body.lang]).toEqual(['zh-Hant', 'zh-Hant-HK']);
});

test('the first Tab reaches the link that skips the menu, and the content can be focused by it', async () => {
  visit('/nothing-here');
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  await userEvent.click(skip);
  expect(screen.getByRole('main')).toHaveFocus();
});

test.each(['banner', 'contentinfo'])(
  'what a remote empties in the frame (%s) is drawn anew',
  async (role) => {
    const { records } = visit('/nothing-here');
    act(() => {
      screen.getByRole(role).replaceChildren();
    });
    await waitFor(() => {
      expect(within(screen.getByRole(role)).getAllByRole('link').length).toBeGreaterThan(1);
    });
    expect(records).toEqual([expect.objectContaining({ code: 'MRW-118' })]);
  },
);

test('a header that a later page has is watched like that of the first page', async () => {
  const { kernel } = visit('/redeem-gift-card');
  await drawn('mf-giftcard');
  act(() => {
    kernel.navigation.navigate('/nothing-here');
  });
  act(() => {
    screen.getByRole('banner').remove();
  });
  expect(await screen.findByRole('banner')).toBeInTheDocument();
});

test('on a phone the site is marked as read while a page with an action bar is scrolled', async () => {
  phone();
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5_000);
  const { container } = visit('/nothing-here');
  const marks = () => container.querySelectorAll('[data-reading]').length;
  screen.getByRole('main').toggleAttribute('data-action-bar', true);
  expect(marks()).toBe(0);
  Object.assign(window, { scrollY: 400 });
  fireEvent.scroll(window);
  await waitFor(() => {
    expect(marks()).toBe(1);
  });
  Object.assign(window, { scrollY: 0 });
  fireEvent.scroll(window);
  expect(marks()).toBe(0);
});
