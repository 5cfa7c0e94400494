import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrightnessHint, TillButton, TillScreen } from './till-screen';
import { TillNumber } from './till-number';
import { TillOutcome } from './till-outcome';
import { SecondsRing } from './seconds-ring';
import { clockText } from './clock-text';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        show
      </button>
      {open && (
        <TillScreen
          label="Coffee"
          onClose={() => {
            setOpen(false);
          }}
        >
          <a href="#more">more</a>
          <select aria-label="size" />
          <textarea aria-label="note" />
          <div role="switch" aria-checked="false" aria-label="terms" tabIndex={0} />
          <input aria-label="code" disabled />
          <button type="button" tabIndex={-1}>
            not by keyboard
          </button>
        </TillScreen>
      )}
    </>
  );
}

async function open() {
  const user = userEvent.setup();
  renderWithHost(<Page />, { language: 'zh-Hant' });
  await user.click(screen.getByRole('button', { name: 'show' }));
  return user;
}

const nameOf = (element: Element | null) => element?.getAttribute('aria-label') ?? element?.textContent;

test('the keyboard reaches everything on the screen that takes the focus, round and round, and nothing else', async () => {
  const user = await open();
  expect(nameOf(document.activeElement)).toBe('關閉');
  const reached: unknown[] = [];
  for (let step = 0; step < 5; step += 1) {
    await user.tab();
    reached.push(nameOf(document.activeElement));
  }
  expect(reached).toEqual(['more', 'size', 'note', 'terms', '關閉']);
  await user.tab({ shift: true });
  expect(nameOf(document.activeElement)).toBe('terms');
});

test('the page behind does not scroll until the screen is closed, which gives the focus back', async () => {
  const user = await open();
  expect(document.body.style.overflow).toBe('hidden');
  await user.click(
    within(screen.getByRole('dialog', { name: 'Coffee' })).getByRole('button', { name: '關閉' }),
  );
  expect(document.body.style.overflow).toBe('');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'show' })).toHaveFocus();
});

test('the screen names its language, as it stands outside of the page', async () => {
  await open();
  expect(screen.getByRole('dialog').parentElement).toHaveAttribute('lang', 'zh-Hant-HK');
});

test('a screen without a name of its own says what it is for', () => {
  renderWithHost(
    <TillScreen onClose={() => undefined}>
      <p>7</p>
    </TillScreen>,
  );
  expect(screen.getByRole('dialog', { name: 'Show at till' })).toHaveTextContent('7');
});

test('Esc closes the screen', async () => {
  const user = await open();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the button for the screen says what it shows, and the hint what the screen needs', async () => {
  const press = jest.fn();
  renderWithHost(
    <>
      <TillButton onClick={press} />
      <BrightnessHint />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show at till' }));
  expect(press).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Increase the screen brightness')).toBeVisible();
});

test('a press on the number copies its value, not its text', async () => {
  const user = userEvent.setup();
  const { fake } = renderWithHost(
    <TillNumber value="85230000000" title="Copy" translate="no">
      8523 0000 000
    </TillNumber>,
  );
  const number = screen.getByRole('button', { name: '8523 0000 000' });
  expect(number).toHaveAttribute('translate', 'no');
  expect(number).toHaveAccessibleDescription('Copy');
  await user.click(number);
  expect(await navigator.clipboard.readText()).toBe('85230000000');
  await waitFor(() => expect(fake.host.notify.messages$.value).toMatchObject([{ text: 'Copied' }]));
});

test('what took place at the till is named with its amount, told, and closed by its button or Esc', async () => {
  const onClose = jest.fn();
  renderWithHost(
    <TillOutcome title="Paid" amount="HK$10.00" onClose={onClose}>
      <p>Harbour Coffee</p>
    </TillOutcome>,
  );
  const outcome = screen.getByRole('dialog', { name: 'Paid, HK$10.00' });
  expect(outcome).toHaveTextContent('PaidHK$10.00Harbour Coffee');
  expect(screen.getByRole('heading', { name: 'Paid' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Harbour Coffee');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('without an amount its title is its name', () => {
  renderWithHost(
    <TillOutcome title="Coupon used" onClose={jest.fn()}>
      <p>18:42</p>
    </TillOutcome>,
  );
  expect(screen.getByRole('dialog', { name: 'Coupon used' })).toHaveTextContent('Coupon used18:42');
});

test.each([
  ['a code that is followed by another', false, 'New code in 1:05'],
  ['the last code', true, 'Ends in 1:05'],
])('%s says when it ends', (_, last, text) => {
  renderWithHost(<SecondsRing secondsLeft={65} of={120} last={last} />);
  expect(screen.getByRole('timer')).toHaveTextContent(text);
});

/** The share of the ring that is drawn. */
function drawn(container: HTMLElement): number {
  const ring = container.querySelector('circle[stroke-dasharray]');
  const length = Number(ring?.getAttribute('stroke-dasharray'));
  return 1 - Number(ring?.getAttribute('stroke-dashoffset')) / length;
}

test.each([
  [120, 1],
  [90, 0.75],
  [30, 0.25],
  [0, 0],
])('with %p of 120 seconds left the ring is drawn to a share of %p', (secondsLeft, share) => {
  const { container } = renderWithHost(<SecondsRing secondsLeft={secondsLeft} of={120} />);
  expect(drawn(container)).toBeCloseTo(share);
});

test('the whole ring is as long as its circle', () => {
  const { container } = renderWithHost(<SecondsRing secondsLeft={60} of={60} />);
  const ring = container.querySelector('circle[stroke-dasharray]');
  const length = Number(ring?.getAttribute('stroke-dasharray'));
  expect(length / Number(ring?.getAttribute('r'))).toBeCloseTo(2 * Math.PI);
});

test.each([
  [300, '5:00'],
  [192, '3:12'],
  [61, '1:01'],
  [9, '0:09'],
])('%i seconds read as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
