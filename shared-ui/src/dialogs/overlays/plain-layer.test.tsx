import { renderWithHost } from '@mrw/shared-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog, Sheet } from './dialog';
import { Menu } from './menu';
import { dialogPart, menuPart } from './parts';
import { PlainLayer } from './plain-layer';
// Loaded before the tests: its libraries take longer than a test may on a busy machine.
import './dialog-layer';
import './menu-layer';

function Opened({ as: Layer }: { as: typeof Dialog }) {
  const [open, setOpen] = useState(false);
  const [drawn, draw] = useState(0);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <button onClick={() => draw(drawn + 1)}>Drawn {drawn}</button>
      <Layer
        open={open}
        onClose={() => setOpen(false)}
        title="Coupon used"
        actions={<button onClick={() => setOpen(false)}>OK</button>}
      >
        <p>Show it to the staff.</p>
      </Layer>
    </>
  );
}
const copy = jest.fn();
const items = [
  { id: 'copy', label: 'Copy', icon: 'share', onSelect: copy },
  { id: 'delete', label: 'Delete', tone: 'danger', onSelect: jest.fn() },
] as const;

const dialogs = [
  ['dialog', Dialog],
  ['sheet', Sheet],
] as const;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const plain = (name: string) => {
  const box = screen.getByRole('dialog', { name });
  expect(box.tagName).toBe('DIALOG');
  return box;
};

/** The code is not loaded; loading it has the given end, the same for all. */
function takeAway(load: () => Promise<never>) {
  const parts = [dialogPart, menuPart];
  const loaded = parts.map((part) => jest.spyOn(part, 'loaded', 'get').mockReturnValue(null));
  const loads = parts.map((part) => jest.spyOn(part, 'load').mockImplementation(load));
  return () => {
    for (const spy of [...loaded, ...loads]) spy.mockRestore();
  };
}
afterEach(() => {
  for (const own of ['showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, own);
});

const fails = () => Promise.reject(new Error('offline'));

test.each(dialogs)('what a %s says is shown at once when its code cannot be fetched', async (_, as) => {
  takeAway(fails);
  renderWithHost(<Opened as={as} />, { language: 'zh-Hant' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Open');
  const box = plain('Coupon used');
  expect(box).toHaveTextContent('Show it to the staff.');
  expect(box).toHaveAttribute('lang', 'zh-Hant-HK');
  expect(box).toHaveFocus();
  await userEvent.click(within(box).getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('what a dialog says is shown after a second when its code hangs', async () => {
  takeAway(() => new Promise(() => undefined));
  renderWithHost(<Opened as={Dialog} />);
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  act(() => jest.advanceTimersByTime(999));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  plain('Coupon used');
});

test('a dialog that was closed while its code hung does not open later', () => {
  takeAway(() => new Promise(() => undefined));
  jest.useFakeTimers();
  const dialog = (open: boolean) => (
    <Dialog open={open} onClose={jest.fn()} title="Coupon used">
      Show it.
    </Dialog>
  );
  const { rerender } = renderWithHost(dialog(true));
  act(() => jest.advanceTimersByTime(500));
  rerender(dialog(false));
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('it stays when the code comes later, and the next one is not plain', async () => {
  const giveBack = takeAway(fails);
  renderWithHost(<Opened as={Dialog} />);
  await press('Open');
  giveBack();
  await press('Drawn 0');
  plain('Coupon used');
  await press('Close');
  await press('Open');
  const next = await screen.findByRole('dialog', { name: 'Coupon used' });
  expect(next.tagName).not.toBe('DIALOG');
});

test('Esc and Back close, and nothing does while the act is carried out', async () => {
  takeAway(fails);
  const onClose = jest.fn();
  function Question() {
    const [busy, setBusy] = useState(true);
    return (
      <>
        <button onClick={() => setBusy(false)}>End</button>
        <ConfirmDialog
          open
          busy={busy}
          title="Use it?"
          message="Once."
          confirmLabel="Use"
          onConfirm={jest.fn()}
          onClose={onClose}
        />
      </>
    );
  }
  renderWithHost(<Question />);
  const box = await screen.findByRole('alertdialog', { name: 'Use it?' });
  const askTwice = async () => {
    box.focus();
    await userEvent.keyboard('{Escape}');
    fireEvent(box, new Event('cancel', { cancelable: true }));
  };
  await askTwice();
  expect(within(box).getByRole('button', { name: 'Close' })).toBeDisabled();
  expect(onClose).not.toHaveBeenCalled();
  await press('End');
  await askTwice();
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a field that takes the focus keeps it', () => {
  renderWithHost(
    <PlainLayer title="Use coupon" onClose={jest.fn()}>
      <input aria-label="Staff code" ref={(field) => field?.focus()} />
    </PlainLayer>,
  );
  expect(screen.getByLabelText('Staff code')).toHaveFocus();
});

test('a browser with dialogs of its own opens it as one over everything, and closes it', async () => {
  const showModal = jest.fn(function (this: HTMLElement) {
    this.setAttribute('open', '');
  });
  const close = jest.fn();
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  takeAway(fails);
  renderWithHost(<Opened as={Dialog} />);
  await press('Open');
  expect(showModal).toHaveBeenCalledTimes(1);
  await press('OK');
  expect(close).toHaveBeenCalledTimes(1);
});

test('a menu whose code cannot be fetched offers its actions all the same', async () => {
  takeAway(fails);
  renderWithHost(<Menu label="More" items={items} />);
  await press('More');
  const box = plain('More');
  expect(within(box).getByRole('button', { name: 'Delete' })).toBeEnabled();
  await userEvent.click(within(box).getByRole('button', { name: 'Copy' }));
  expect(copy).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});
