import { act, screen } from '@testing-library/react';
import { loadLifecycles } from '../../host/remotes/federation';
import { pageLoads } from '../../react/kernel-context/testing/page-loads';
import { liveRemote, manifestOf, renderInKernel } from '../../react/kernel-context/testing/render-in-kernel';
import { Standalone } from './standalone';

jest.mock('../../host/remotes/federation', () => ({
  loadLifecycles: jest.fn(),
  providedModules: () => ({}),
}));

const bare = liveRemote('mf-giftcard', ['/redeem-gift-card']);
const manifest = manifestOf({
  'mf-giftcard': {
    ...bare,
    descriptor: {
      ...bare.descriptor,
      routes: ['/redeem-gift-card', '/gift-card-terms'].map((path) => ({ path, chrome: 'bare' })),
    },
  },
  'mf-stores': liveRemote('mf-stores', ['/about/store']),
});

beforeEach(() => {
  jest
    .mocked(loadLifecycles)
    .mockReset()
    .mockResolvedValue({
      name: 'mf-giftcard',
      bootstrap: () => Promise.resolve(),
      mount: ({ domElement, onReady }) => {
        domElement.textContent = 'Redeem it here';
        onReady?.();
        return Promise.resolve();
      },
      unmount: () => Promise.resolve(),
    });
});
const open = (path: string) => renderInKernel(<Standalone />, { manifest, path });

test('the remote that owns the path is the whole page, without menu and header', async () => {
  open('/redeem-gift-card');
  expect(await screen.findByText('Redeem it here')).toBeInTheDocument();
  expect(screen.getByRole('main')).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test.each(['/about/store', '/nothing-here'])('%s is no page that stands alone', (path) => {
  open(path);
  expect(screen.getByText('This page is not here')).toBeInTheDocument();
  expect(loadLifecycles).not.toHaveBeenCalled();
});

test.each([
  ['/gift-card-terms', 'stands alone too', 0],
  ['/about/store', 'is of another document, which is loaded', 1],
  ['/nothing-here', 'is for the site to answer', 1],
])('the next page, %s, %s', async (path, _, loads) => {
  const { reload } = pageLoads();
  const { kernel } = open('/redeem-gift-card');
  await screen.findByText('Redeem it here');
  expect(reload).not.toHaveBeenCalled();
  act(() => {
    kernel.navigation.navigate(path);
  });
  expect(reload).toHaveBeenCalledTimes(loads);
  // Until it is there, nothing else is shown.
  expect(screen.queryAllByRole('main')).toHaveLength(1 - loads);
});
