import type { Embed, MountRoot, Session } from '@mrw/shared-contracts';
import { sampleMemberSession } from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { loadLifecycles } from '../../../host/remotes/federation';
import {
  liveRemote,
  manifestOf,
  renderInKernel,
} from '../../../react/kernel-context/testing/render-in-kernel';
import { EmbeddedWallet } from './embedded-wallet';

jest.mock('../../../host/remotes/federation', () => ({
  loadLifecycles: jest.fn(),
  providedModules: () => ({}),
}));

const wallet = liveRemote('mf-wallet', ['/user/myCoupon', '/user/myTicket']);
const manifest = manifestOf({ 'mf-wallet': wallet, 'mf-offers': liveRemote('mf-offers', ['/home']) });
const embed = { isOpenInOtherSite: true, partnerOrigin: 'http://partner.test' } as Embed;

beforeEach(() => {
  document.documentElement.lang = '';
  document.body.lang = '';
  jest
    .mocked(loadLifecycles)
    .mockReset()
    .mockImplementation(({ descriptor }) =>
      Promise.resolve({
        name: descriptor.name,
        bootstrap: () => Promise.resolve(),
        mount: ({ domElement, onReady }) => {
          domElement.textContent = `Pages of ${descriptor.name}`;
          onReady?.();
          return Promise.resolve();
        },
        unmount: () => Promise.resolve(),
      }),
    );
});

type Options = { root?: MountRoot; session?: Session; manifest?: unknown };

function open(path: string, options: Options = {}) {
  const all = { manifest, session: sampleMemberSession, ...options };
  const drawn = renderInKernel(<EmbeddedWallet />, { path, embed, ...all });
  return { ...drawn, path: () => drawn.kernel.navigation.state$.value.location.pathname };
}
test('an address of the wallet that moved is led on, with its parameters', async () => {
  const before = { path: '/user/coupons', movedTo: '/user/myCoupon' };
  const { descriptor } = wallet;
  const renamed = { ...wallet, descriptor: { ...descriptor, routes: [...descriptor.routes, before] } };
  const { path, kernel } = open('/user/coupons?tab=used', { manifest: manifestOf({ 'mf-wallet': renamed }) });
  expect(await screen.findByText('Pages of mf-wallet')).toBeInTheDocument();
  expect(path()).toBe('/user/myCoupon');
  expect(kernel.navigation.state$.value.location.search).toBe('?tab=used');
});

const languages = () => [document.documentElement.lang, document.body.lang];
const switchTo = (language: 'zh-Hant', { kernel }: Pick<ReturnType<typeof open>, 'kernel'>) => {
  act(() => {
    kernel.host.setLanguage(language);
  });
};

test('it has the wallet alone, without header, footer and menus', async () => {
  const { path } = open('/user/myTicket');
  expect(await screen.findByText('Pages of mf-wallet')).toBeInTheDocument();
  expect(path()).toBe('/user/myTicket');
  for (const role of ['banner', 'contentinfo', 'navigation'])
    expect(screen.queryByRole(role)).not.toBeInTheDocument();
});

test('Q-042 without a member nothing of it is loaded, and the visitor is sent to the partner for the login', () => {
  open('/user/myCoupon', { session: { kind: 'visitor' } });
  expect(screen.getByRole('heading', { name: 'Log in to see this page' })).toBeInTheDocument();
  expect(screen.getByText(/^Please log in on the site you came from/)).toBeInTheDocument();
  expect(loadLifecycles).not.toHaveBeenCalled();
});

test.each(['/home', '/nothing-here'])(
  '%s is no page of the wallet: it starts with the coupons',
  async (at) => {
    const { path, kernel } = open(at);
    expect(await screen.findByText('Pages of mf-wallet')).toBeInTheDocument();
    expect(path()).toBe('/user/myCoupon');
    expect(kernel.navigation.state$.value.action).toBe('REPLACE');
  },
);

test('while the wallet is not on the list of remotes its page is kept, and says what is missing', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new Error('offline'));
  const { path } = open('/user/myTicket', { manifest: manifestOf({}) });
  expect(await screen.findByRole('alert')).toHaveTextContent(/MRW-\d+/);
  expect(path()).toBe('/user/myTicket');
});

test('in a page of its own it names the language of the document, also after a switch', () => {
  const { kernel } = open('/user/myCoupon');
  expect(languages()).toEqual(['en', 'en-HK']);
  switchTo('zh-Hant', { kernel });
  expect(languages()).toEqual(['zh-Hant', 'zh-Hant-HK']);
});

test('inside the page of a partner it leaves that page as it is, and names the language of its own parts', () => {
  const portal = document.body.appendChild(document.createElement('div'));
  const { kernel, container } = open('/user/myCoupon', { root: { kind: 'shadow', portal } });
  switchTo('zh-Hant', { kernel });
  expect(languages()).toEqual(['', '']);
  for (const part of [container, portal])
    expect(part.firstElementChild).toHaveAttribute('lang', 'zh-Hant-HK');
  act(() => {
    kernel.host.notify.toast('已儲存');
  });
  expect(portal).toHaveTextContent('已儲存');
  portal.remove();
});
