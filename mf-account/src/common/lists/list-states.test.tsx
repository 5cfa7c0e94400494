import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListStates, RowSkeletons } from './list-states';

type List = Parameters<typeof ListStates>[0]['list'];

function show(changes: Partial<List>, outOfReach?: boolean) {
  const refresh = jest.fn();
  const list: List = {
    state: 'ready',
    failure: null,
    moreFailed: false,
    unread: 0,
    refreshing: false,
    refresh,
    ...changes,
  };
  const { container } = renderWithHost(
    <ListStates list={list} empty={{ message: 'Nothing yet' }} {...(outOfReach ? { outOfReach } : {})}>
      Entries
    </ListStates>,
  );
  return { refresh, container: container.firstElementChild };
}
const refused = { kind: 'refused', status: 500, detail: null, fields: {} } as const;

test.each<[string, Partial<List>, RegExp, string]>([
  ['that is read', { state: 'loading' }, /^$/, 'true'],
  ['that is empty', { state: 'empty' }, /^Nothing yet$/, 'false'],
  ['that was read', {}, /^Entries$/, 'false'],
  ['that is read again', { refreshing: true }, /^Entries$/, 'true'],
  ['whose next page failed', { failure: refused, moreFailed: true }, /^Entries$/, 'false'],
  ['that failed to be read again', { failure: refused }, /out of date.*Entries$/, 'false'],
  [
    'that was empty and failed to be read again',
    { state: 'empty', failure: refused },
    /out of date/,
    'false',
  ],
  ['with unreadable entries', { unread: 1 }, /Some entries could not be read.*Entries$/, 'false'],
])('a list %s', (_, changes, text, busy) => {
  const { container } = show(changes);
  expect(container).toHaveTextContent(text);
  expect(container).toHaveAttribute('aria-busy', busy);
  expect(container?.querySelectorAll('div.bone')).toHaveLength(changes.state === 'loading' ? 5 : 0);
});

test.each([
  ['says what the server said', undefined, /Seems there is an error/],
  ['says that it is out of reach', true, /could not reach the shop system/],
])('a list that failed %s, and can be read again', async (_, outOfReach, words) => {
  const { refresh } = show({ state: 'failed', failure: refused }, outOfReach);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.queryByText('Entries')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('what was read can be read again when that failed', async () => {
  const { refresh } = show({ failure: refused });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a page has as many rows of a skeleton as it asks for', () => {
  const { container } = renderWithHost(<RowSkeletons count={3} />);
  expect(container.querySelectorAll('div.bone')).toHaveLength(3);
});
