import { renderWithHost } from '@mrw/shared-contracts/testing';
import { ToastRegion } from '@mrw/shared-ui';
import { act, screen } from '@testing-library/react';
import { createNotify } from './messages';

beforeEach(() => {
  jest.useFakeTimers();
});
const setup = () => {
  const notify = createNotify();
  renderWithHost(<ToastRegion messages$={notify.messages$} />);
  const toast = (text: string, tone?: 'done' | 'failed') => {
    act(() => {
      notify.toast(text, tone);
    });
  };
  const wait = (milliseconds: number) => {
    act(() => {
      jest.advanceTimersByTime(milliseconds);
    });
  };
  return { notify, toast, wait };
};

test('S-093 a toast is on screen for 1200 ms', () => {
  const { toast, wait } = setup();
  toast('Copied');
  wait(1_199);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  wait(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the text of a failure stays readable after its toast is gone', () => {
  const { toast, wait } = setup();
  toast('Update failed', 'failed');
  wait(5_000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByText('Update failed')).toBeInTheDocument();
});

test('only the latest five messages are kept', () => {
  const { notify, toast } = setup();
  for (let count = 1; count <= 7; count += 1) toast(`message ${count}`);
  expect(notify.messages$.value.map(({ text }) => text)).toEqual(
    [3, 4, 5, 6, 7].map((count) => `message ${count}`),
  );
});
