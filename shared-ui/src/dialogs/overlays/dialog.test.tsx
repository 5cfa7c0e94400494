import { fakeHost, forgetSizes, renderWithHost, watchSizes } from '@mrw/shared-contracts/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { HostProvider } from '@mrw/shared-contracts';
import { Button } from '../../controls/buttons/button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
// Loaded before the tests: its libraries take longer than a test may on a busy machine.
import './dialog-layer';
import { OverlayFrame } from './overlay-frame';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Pick a store"
        actions={<Button onClick={() => setOpen(false)}>Done</Button>}
      >
        <input aria-label="Search" />
      </Dialog>
    </>
  );
}

async function opened() {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('dialog', { name: 'Pick a store' });
}

test('the focus moves in, stays inside, and returns to the opener on Esc', async () => {
  renderWithHost(<Example />);
  const dialog = await opened();
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  for (let step = 0; step < 5; step += 1) {
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('another title is another step: its heading has the focus, and its text begins at the top', async () => {
  function Steps() {
    const [title, setTitle] = useState('Choose');
    return (
      <Dialog
        open
        title={title}
        onClose={() => undefined}
        actions={<Button onClick={() => setTitle('Confirm')}>Next</Button>}
      >
        Text
      </Dialog>
    );
  }
  renderWithHost(<Steps />);
  const heading = (await screen.findByRole('dialog', { name: 'Choose' })).querySelector('h2');
  expect(heading).not.toHaveFocus();
  const body = screen.getByText('Text');
  body.scrollTop = 30;
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(heading).toHaveTextContent('Confirm');
  expect(heading).toHaveFocus();
  expect(body.scrollTop).toBe(0);
});

test('messages keep clear of it, and of its actions where it leaves no room', async () => {
  renderWithHost(<Example />);
  const dialog = await opened();
  const actions = within(dialog).getByRole('button', { name: 'Done' }).closest('[data-action-bar]');
  expect(dialog).toHaveAttribute('data-action-bar');
  expect(actions).not.toBe(dialog);
});

test('the close button closes', async () => {
  renderWithHost(<Example />);
  const dialog = await opened();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('it is drawn in the portal of the host, in the language of the page', async () => {
  renderWithHost(<Example />, { language: 'zh-Hant' });
  const dialog = await opened();
  expect(dialog.closest('[lang]')).toHaveAttribute('lang', 'zh-Hant-HK');
  expect(within(dialog).getByRole('button', { name: '關閉' })).toBeInTheDocument();
});

test('a confirmation that is being carried out cannot be closed or answered twice', async () => {
  const confirm = jest.fn();
  const close = jest.fn();
  renderWithHost(
    <ConfirmDialog
      open
      busy
      title="Log out?"
      message="You can log in again at any time."
      confirmLabel="Log out"
      busyLabel="Logging out…"
      onConfirm={confirm}
      onClose={close}
    />,
  );
  const dialog = await screen.findByRole('alertdialog', { name: 'Log out?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Logging out…' }));
  await userEvent.keyboard('{Escape}');
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(confirm).not.toHaveBeenCalled();
  expect(close).not.toHaveBeenCalled();
});

test('a confirmation is answered with its own words', async () => {
  const confirm = jest.fn();
  renderWithHost(
    <ConfirmDialog
      open
      title="Delete?"
      message="This cannot be undone."
      confirmLabel="Delete"
      onConfirm={confirm}
      onClose={() => undefined}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('a dialog over another hides it until it closes', async () => {
  function Two() {
    const [second, setSecond] = useState(true);
    return (
      <>
        <Dialog open onClose={() => undefined} title="First" />
        <Dialog open={second} onClose={() => setSecond(false)} title="Second" />
      </>
    );
  }
  renderWithHost(<Two />);
  const first = (await screen.findByText('First')).closest('.scrim');
  await waitFor(() => expect(first).toHaveClass('beneath'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(first).not.toHaveClass('beneath'));
  expect(screen.queryByText('Second')).toBeNull();
});

describe('dialog content', () => {
  afterEach(forgetSizes);

  const show = (all: number) => {
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
    jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(all);
  };

  test.each([
    ['that does not fit is a region that the keyboard can scroll', 300, true],
    ['that fits is not a stop of the keyboard', 100, false],
  ])('a text %s', async (_, all, stop) => {
    const resize = watchSizes();
    renderWithHost(
      <Dialog open title="Terms" onClose={() => undefined}>
        A long text
      </Dialog>,
    );
    const body = await screen.findByText('A long text');
    show(all);
    resize(body);
    if (stop) {
      expect(screen.getByRole('region', { name: 'Terms' })).toBe(body);
      expect(body).toHaveAttribute('tabindex', '0');
    } else {
      expect(screen.queryByRole('region')).not.toBeInTheDocument();
      expect(body).not.toHaveAttribute('tabindex');
    }
  });

  test('the style element of an overlay gets the nonce of the surrounding page', () => {
    const { host } = fakeHost();
    render(
      <HostProvider host={{ ...host, root: { ...host.root, nonce: 'r4nd0m' } }}>
        <OverlayFrame>Menu</OverlayFrame>
      </HostProvider>,
    );
    expect(document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce).toBe('r4nd0m');
  });
});
