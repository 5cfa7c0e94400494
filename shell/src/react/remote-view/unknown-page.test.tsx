import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveRemote, manifestOf, renderInKernel } from '../kernel-context/testing/render-in-kernel';
import { UnknownPage } from './unknown-page';

const answer = jest.fn<Promise<unknown>, []>();
beforeEach(() => {
  globalThis.fetch = jest.fn(async () => {
    const body = await answer();
    return { ok: true, json: () => Promise.resolve(body) } as Response;
  });
});

const good = manifestOf({ 'mf-stores': liveRemote('mf-stores', ['/about/store']) });
const foreign = manifestOf({ 'mf-stores': liveRemote('mf-stores', ['/about/store'], 'https://evil.test') });

const visit = (manifest: unknown) => renderInKernel(<UnknownPage />, { manifest, path: '/about/store' });
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

test('a path that no remote draws is not here', () => {
  visit(good);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

test.each([
  ['a remote is refused because of its origin', foreign, 'MRW-101'],
  ['a remote is refused because of its form', manifestOf({ 'mf-stores': null }), 'MRW-101'],
  ['the manifest of a first visit cannot be read', '<html>', 'MRW-108'],
])('while %s there is a panel with its code, and a good manifest heals it', async (_, manifest, code) => {
  const { kernel } = visit(manifest);
  expect(screen.getByRole('alert')).toHaveTextContent(`Reference ${code}`);
  answer.mockRejectedValueOnce(new Error('down'));
  await tryAgain();
  await waitFor(() => {
    expect(screen.getByRole('alert')).toHaveTextContent('Reference MRW-109');
  });
  answer.mockResolvedValueOnce(good);
  await tryAgain();
  await waitFor(() => {
    expect(screen.queryByRole('alert')).toBeNull();
  });
  expect(kernel.deployment.live('mf-stores').version).toBe('1.0.0');
});
