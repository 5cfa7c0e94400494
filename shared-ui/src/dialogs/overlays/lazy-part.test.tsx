import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPart, useLazyPart, type LazyPart } from './lazy-part';

type Props = { text: string };
const Part = ({ text }: Props) => <p>{text}</p>;

function Place({ part, wanted }: { part: LazyPart<Props>; wanted: boolean }) {
  const state = useLazyPart(part, wanted);
  if (state.kind === 'ready') return <state.Component text="Here" />;
  if (state.kind === 'failed') return <button onClick={state.retry}>Again</button>;
  return <p>{state.kind}</p>;
}

test('the code is fetched when it is wanted, and once', async () => {
  const fetch = jest.fn(() => Promise.resolve({ default: Part }));
  const part = lazyPart<Props>(fetch);
  const { rerender } = render(<Place part={part} wanted={false} />);
  expect(fetch).not.toHaveBeenCalled();
  rerender(<Place part={part} wanted />);
  expect(await screen.findByText('Here')).toBeInTheDocument();
  await part.load();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a failed fetch can be tried again', async () => {
  const fetch = jest
    .fn<Promise<{ default: typeof Part }>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce({ default: Part });
  render(<Place part={lazyPart<Props>(fetch)} wanted />);
  await userEvent.click(await screen.findByRole('button', { name: 'Again' }));
  expect(await screen.findByText('Here')).toBeInTheDocument();
});

test('two places that fail together can both recover', async () => {
  const fetch = jest
    .fn<Promise<{ default: typeof Part }>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: Part });
  const part = lazyPart<Props>(fetch);
  render(
    <>
      <Place part={part} wanted />
      <Place part={part} wanted />
    </>,
  );
  const [first, second] = await screen.findAllByRole('button', { name: 'Again' });
  if (first) await userEvent.click(first);
  if (second) await userEvent.click(second);
  expect(await screen.findAllByText('Here')).toHaveLength(2);
});
