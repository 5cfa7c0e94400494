import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrightnessHint, TillButton, TillScreen } from './till-screen';

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
