import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageLoads } from '../../react/kernel-context/testing/page-loads';
import { liveRemote, manifestOf, renderInKernel } from '../../react/kernel-context/testing/render-in-kernel';
import { openPanel } from './open-panel';

function open() {
  const { kernel } = renderInKernel(<main>The site</main>, {
    manifest: manifestOf({ 'mf-stores': liveRemote('mf-stores', ['/about/store']) }),
    path: '/home',
  });
  const onClosed = jest.fn();
  const before = document.body.childElementCount;
  let close: () => void = () => undefined;
  act(() => {
    close = openPanel({ kernel, records: [], places: ['https://remotes.test'], onClosed });
  });
  return { close, onClosed, added: () => document.body.childElementCount - before };
}
const panel = () => screen.getByRole('region', { name: 'Remotes on this page' });

test('the panel opens beside the site, and Close leaves nothing of it', async () => {
  const { onClosed, added } = open();
  expect(screen.getByRole('main')).not.toContainElement(panel());
  expect(added()).toBe(1);
  expect(onClosed).not.toHaveBeenCalled();
  await userEvent.click(within(panel()).getByRole('button', { name: 'Close' }));
  expect(added()).toBe(0);
  expect(onClosed).toHaveBeenCalledTimes(1);
  expect(screen.getByText('The site')).toBeInTheDocument();
});

test('who opened it can close it', () => {
  const { close, onClosed, added } = open();
  act(close);
  expect(added()).toBe(0);
  expect(onClosed).toHaveBeenCalledTimes(1);
});

test('another version is used at once: the page is loaded again', async () => {
  const { reload } = pageLoads();
  const { close } = open();
  await userEvent.type(within(panel()).getByRole('textbox'), '1.4.0');
  await userEvent.click(within(panel()).getByRole('button', { name: 'Use' }));
  expect(localStorage.getItem('mrw_overrides')).toContain('/mf-stores/1.4.0/');
  expect(reload).toHaveBeenCalledTimes(1);
  act(close);
});
