import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { pageLoads } from '../../react/kernel-context/testing/page-loads';
import { ToBrowserSupport } from './to-browser-support';

test('Q-044 the advice is loaded from the server, in place of this page and without its parameters', () => {
  const { replace } = pageLoads();
  renderWithHost(<ToBrowserSupport />, { path: '/browser-support/?lang=en' });
  expect(replace.mock.calls).toEqual([['/browser-support']]);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});
