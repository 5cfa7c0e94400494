import { renderWithHost } from '@mrw/shared-contracts/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Menu } from './menu';
// Loaded before the tests: its libraries take longer than a test may on a busy machine.
import './menu-layer';
import { lazyPart, type LazyPart, useLazyPart } from './lazy-part';

test('opens with the keyboard, moves with arrows, acts with Enter and gives the focus back', async () => {
  const copy = jest.fn();
  const remove = jest.fn();
  renderWithHost(
    <Menu
      label="More"
      items={[
        { id: 'copy', label: 'Copy', onSelect: copy },
        { id: 'delete', label: 'Delete', tone: 'danger', onSelect: remove },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await screen.findByRole('menuitem', { name: 'Copy' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(remove).toHaveBeenCalledTimes(1);
  expect(copy).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});

const items = [
  { id: 'copy', label: 'Copy', icon: 'copy', onSelect: () => undefined },
  { id: 'delete', label: 'Delete', onSelect: () => undefined },
] as const;
const picture = (element: HTMLElement) => element.querySelector('svg');

async function opened(menu: ReactElement) {
  renderWithHost(menu);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  return screen.findByRole('menu', { name: 'More' });
}

test.each([
  ['with Esc', () => userEvent.keyboard('{Escape}')],
  ['with a press outside', () => userEvent.click(document.body)],
])('an open menu closes %s', async (_, leave) => {
  await opened(<Menu label="More" items={items} />);
  const button = screen.getByRole('button', { name: 'More', hidden: true });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await leave();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a menu that opens shows no failure, and an item has a picture where it is given one', async () => {
  await opened(<Menu label="More" items={items} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(picture(screen.getByRole('menuitem', { name: 'Copy' }))).toBeInTheDocument();
  expect(picture(screen.getByRole('menuitem', { name: 'Delete' }))).toBeNull();
});

test.each([
  ['its words and a picture', false, 'More'],
  ['a picture only, with the words as its name', true, ''],
])('the button of a menu shows %s', (_, iconOnly, text) => {
  renderWithHost(<Menu label="More" items={items} {...(iconOnly && { iconOnly })} />);
  const button = screen.getByRole('button', { name: 'More' });
  expect(button).toHaveTextContent(new RegExp(`^${text}$`));
  expect(picture(button)).toBeInTheDocument();
});

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
