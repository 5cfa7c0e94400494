import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveRemote, manifestOf, renderInKernel } from '../../react/kernel-context/testing/render-in-kernel';
import type { KeptRecord } from '../../telemetry/page-telemetry';
import { DeveloperPanel } from './developer-panel';

const releases = 'https://remotes.test';
const stores = liveRemote('mf-stores', ['/about/store']);
const manifest = manifestOf({
  'mf-stores': stores,
  'mf-offers': {
    ...liveRemote('mf-offers', ['/home']),
    descriptor: { ...liveRemote('mf-offers', ['/home']).descriptor, contract: '^99.0.0' },
  },
});
const load = (remote: string, value: number): KeptRecord => ({ code: 'load', remote, value }) as KeptRecord;

function open(records: readonly KeptRecord[] = [], remotes = manifest) {
  const reload = jest.fn();
  const onClose = jest.fn();
  renderInKernel(
    <DeveloperPanel
      records={records}
      places={[releases, 'http://localhost:8091']}
      onClose={onClose}
      reload={reload}
    />,
    { manifest: remotes, path: '/home' },
  );
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name} `) }));
  return { reload, onClose, row };
}
const stored = () => localStorage.getItem('mrw_overrides');
const cells = ({ getAllByRole }: Pick<typeof screen, 'getAllByRole'>) =>
  getAllByRole('cell').map(({ textContent }) => textContent);

test('every remote has its version, whether it fits, and the time of its last load', () => {
  const { row } = open([load('mf-stores', 900), load('mf-stores', 120), load('mf-offers', 50)]);
  expect(cells(row('mf-stores')).slice(0, 3)).toEqual(['1.0.0', 'fits', '120 ms']);
  const [version, verdict] = cells(row('mf-offers'));
  expect([version, verdict]).toEqual(['1.0.0', expect.stringContaining('^99.0.0')]);
  expect(screen.getByText('mf-stores 1.0.0 · mf-offers 1.0.0')).toBeInTheDocument();
});

test('the panel and its columns have names', () => {
  open();
  expect(screen.getByRole('region', { name: 'Remotes on this page' })).toContainElement(
    screen.getByRole('heading', { name: 'Remotes on this page' }),
  );
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Remote',
    'Version',
    'Verdict',
    'Loaded in',
    'Version or address of a build',
  ]);
});

test('a remote that was not loaded has no time, whatever else was reported of it', () => {
  const other = { ...load('mf-stores', 70), code: 'MRW-103' } as KeptRecord;
  expect(cells(open([other]).row('mf-stores'))[2]).toBe('–');
});

test('a version that only a part of the visitors gets is marked', () => {
  localStorage.setItem('mrw_device', 'of-the-canary');
  const { row } = open([], manifestOf({ 'mf-stores': { ...stores, canary: { ...stores, percent: 99 } } }));
  expect(cells(row('mf-stores'))[0]).toBe('1.0.0 (canary)');
});

test.each([
  ['1.4.0', `${releases}/mf-stores/1.4.0/`],
  ['http://localhost:8091', 'http://localhost:8091/'],
])('%s is used from the next load on', async (text, address) => {
  const { row, reload } = open();
  const field = row('mf-stores').getByRole('textbox', { name: 'Version or address of a build (mf-stores)' });
  expect(field).toHaveValue('');
  expect(field).toBeValid();
  await userEvent.type(field, text);
  await userEvent.click(row('mf-stores').getByRole('button', { name: 'Use' }));
  expect(JSON.parse(stored() ?? '')).toEqual({ 'mf-stores': address });
  expect(field).toBeValid();
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each(['https://elsewhere.test/', 'latest'])('%s is refused, and nothing is stored', async (text) => {
  const { row, reload } = open();
  await userEvent.type(row('mf-stores').getByRole('textbox'), text);
  await userEvent.click(row('mf-stores').getByRole('button', { name: 'Use' }));
  expect(row('mf-stores').getByRole('textbox')).toBeInvalid();
  expect(stored()).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

test('the override of a remote that no manifest has can be removed', async () => {
  localStorage.setItem('mrw_overrides', JSON.stringify({ 'mf-new': 'http://localhost:8091/' }));
  const { row, reload, onClose } = open();
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'mf-stores',
    'mf-offers',
    'mf-new',
  ]);
  expect(cells(row('mf-new'))[0]).toBe('–');
  expect(row('mf-new').getByRole('textbox')).toHaveValue('http://localhost:8091/');
  expect(row('mf-stores').queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument();
  await userEvent.click(row('mf-new').getByRole('button', { name: 'Reset' }));
  expect(stored()).toBeNull();
  expect(reload).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a released remote with an override has one row, which can be reset', async () => {
  localStorage.setItem('mrw_overrides', JSON.stringify({ 'mf-stores': 'http://localhost:8091/' }));
  const { row, reload } = open();
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  await userEvent.click(row('mf-stores').getByRole('button', { name: 'Reset' }));
  expect(stored()).toBeNull();
  expect(reload).toHaveBeenCalledTimes(1);
});
