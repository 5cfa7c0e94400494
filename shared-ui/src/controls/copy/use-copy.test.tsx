import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCopy } from './use-copy';

function Page() {
  const copy = useCopy();
  return <button onClick={() => copy('M-1')}>Copy</button>;
}

async function press(prepare: () => void = () => undefined) {
  const user = userEvent.setup();
  prepare();
  const { fake } = renderWithHost(<Page />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  const toasts = () => fake.host.notify.messages$.value.map(({ text, tone }) => [text, tone]);
  await waitFor(() => expect(toasts()).not.toEqual([]));
  return toasts();
}

test('a press puts the text on the clipboard and confirms it', async () => {
  expect(await press()).toEqual([['Copied', 'done']]);
  expect(await navigator.clipboard.readText()).toBe('M-1');
});

test('a text that cannot be copied is reported as a failure that says what to do', async () => {
  const refuse = () => {
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  };
  expect(await press(refuse)).toEqual([['Could not copy. Press and hold the text to copy it.', 'failed']]);
});
