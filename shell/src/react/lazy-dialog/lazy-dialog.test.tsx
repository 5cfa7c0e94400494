import { render, screen } from '@testing-library/react';
import { LazyDialog } from './lazy-dialog';

const Dialog = ({ open }: { open: boolean }) => (open ? <p role="alertdialog">Gone</p> : null);
const close = () => undefined;

test('the code of a dialog is asked for when it opens first', async () => {
  const load = jest.fn(() => Promise.resolve(Dialog));
  const { rerender } = render(<LazyDialog load={load} open={false} onClose={close} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<LazyDialog load={load} open onClose={close} />);
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  rerender(<LazyDialog load={load} open={false} onClose={close} />);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('code that did not come is asked for again the next time', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Dialog);
  const { rerender } = render(<LazyDialog load={load} open onClose={close} />);
  rerender(<LazyDialog load={load} open={false} onClose={close} />);
  rerender(<LazyDialog load={load} open onClose={close} />);
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
