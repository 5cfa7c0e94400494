import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog, Sheet } from './dialog';
import { Menu } from './menu';
import { dialogPart, menuPart } from './parts';
// Loaded before the tests: its libraries take longer than a test may on a busy machine.
import './dialog-layer';
import './menu-layer';

function Opened({ as: Layer }: { as: typeof Dialog }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Layer open={open} onClose={() => setOpen(false)} title="Pick a store" />
    </>
  );
}

const layers = [
  ['dialog', <Opened key="dialog" as={Dialog} />, dialogPart],
  ['sheet', <Opened key="sheet" as={Sheet} />, dialogPart],
  [
    'menu',
    <Menu key="menu" label="Open" items={[{ id: 'copy', label: 'Copy', onSelect: jest.fn() }]} />,
    menuPart,
  ],
] as const;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The code is not loaded, and cannot be loaded. */
function takeAway(part: typeof dialogPart | typeof menuPart) {
  jest.spyOn(part, 'loaded', 'get').mockReturnValue(null);
  return jest.spyOn(part, 'load').mockRejectedValue(new Error('offline'));
}

test.each(layers)('a %s whose code cannot be loaded says so, until it is closed', async (_, page, part) => {
  takeAway(part);
  renderWithHost(page, { language: 'zh-Hant' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press('Open');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('暫時未能開啟。請檢查網絡連線後再試。');
  expect(alert).toHaveAttribute('lang', 'zh-Hant-HK');
  await press('關閉');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each(layers)('a %s whose code could not be loaded can be tried again', async (role, page, part) => {
  const load = takeAway(part);
  renderWithHost(page);
  await press('Open');
  await screen.findByRole('alert');
  load.mockRestore();
  jest.spyOn(part, 'loaded', 'get').mockRestore();
  await press('Try again');
  const layer = await screen.findByRole(role === 'menu' ? 'menu' : 'dialog');
  await waitFor(() => expect(layer).toBeVisible());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
