import { layout } from '@mrw/shared-contracts/constants';
import { renderWithHost } from '@mrw/shared-contracts/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog, Sheet } from './dialog';
import type { DialogProps } from './dialog-props';
// Loaded before the tests: its libraries take longer than a test may on a busy machine.
import './dialog-layer';

const close = jest.fn();

async function open(props: Partial<DialogProps> = {}, Layer = Dialog) {
  renderWithHost(<Layer open title="Pick a store" onClose={close} {...props} />);
  return screen.findByRole(props.role ?? 'dialog', { name: 'Pick a store' });
}

beforeEach(() => {
  close.mockReset();
});

describe.each<[string, Partial<DialogProps>, Record<'outside' | 'escape' | 'pulled', boolean>]>([
  ['a dialog', {}, { outside: true, escape: true, pulled: true }],
  ['a dialog that needs an answer', { role: 'alertdialog' }, { outside: false, escape: true, pulled: true }],
  ['a dialog that must stay', { closable: false }, { outside: false, escape: false, pulled: false }],
  [
    'a dialog that must stay and needs an answer',
    { closable: false, role: 'alertdialog' },
    { outside: false, escape: false, pulled: false },
  ],
])('%s', (_, props, closes) => {
  const expected = (closed: boolean) => {
    expect(close).toHaveBeenCalledTimes(closed ? 1 : 0);
  };

  test(`${closes.outside ? 'closes' : 'stays'} at a press outside`, async () => {
    await open(props);
    await userEvent.click(document.body);
    expected(closes.outside);
  });

  test(`${closes.escape ? 'closes' : 'stays'} at Esc`, async () => {
    await open(props);
    await userEvent.keyboard('{Escape}');
    expected(closes.escape);
  });

  test(`${closes.pulled ? 'closes' : 'stays'} when it is pulled down on a phone, and stays on a desktop`, async () => {
    const desktop = window.matchMedia;
    const phone = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        Object.assign(desktop(query), { matches: query.includes(`${(layout.narrowBelow - 0.02) / 16}em`) }),
      );
    const pull = () => {
      const title = screen.getByRole('heading', { name: 'Pick a store' });
      fireEvent.touchStart(title, { touches: [{ clientY: 100 }] });
      fireEvent.touchMove(title, { touches: [{ clientY: 300 }] });
      fireEvent.touchEnd(title);
    };
    const { unmount } = renderWithHost(<Dialog open title="Pick a store" onClose={close} {...props} />);
    await screen.findByRole('heading', { name: 'Pick a store' });
    pull();
    expected(closes.pulled);
    unmount();
    phone.mockRestore();
    close.mockReset();
    await open(props);
    pull();
    expected(false);
  });
});

test.each<[string, typeof Dialog, Partial<DialogProps>, string, string]>([
  ['a dialog is in the middle', Dialog, {}, 'scrim', 'modal centre'],
  ['a large dialog is in the middle, and wider', Dialog, { size: 'large' }, 'scrim', 'modal centre large'],
  ['a sheet is at the side', Sheet, {}, 'scrim aside', 'modal side'],
])('on a desktop %s', async (_, Layer, props, scrim, modal) => {
  const sheet = (await open(props, Layer)).closest('[data-sheet]');
  // Where it is stands in the style sheet only.
  expect(sheet).toHaveClass(modal, { exact: true });
  expect(sheet?.parentElement).toHaveClass(scrim, { exact: true });
});
