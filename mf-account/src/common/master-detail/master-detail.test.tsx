import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode } from 'react';
import { onDesktop, onPhone } from '../../testing/screen-width';
import { MasterDetail } from './master-detail';
import { MasterItem, MasterList, MasterRow } from './master-list';

type Shown = { detail?: ReactNode; scroll?: 'pane' | 'page'; selected?: boolean };

function show({ detail = <p>Whole</p>, scroll = 'pane', selected = false }: Shown = {}) {
  const ref = createRef<HTMLDivElement>();
  const onSelect = jest.fn();
  const { container } = renderWithHost(
    <MasterDetail
      ref={ref}
      scroll={scroll}
      detailLabel="Entry"
      detail={detail}
      list={
        <MasterList label="Entries">
          <MasterRow>
            <MasterItem page="/entries/1" selected={selected} onSelect={onSelect}>
              First
            </MasterItem>
          </MasterRow>
        </MasterList>
      }
    />,
  );
  return { ref, onSelect, container };
}
const entry = (role: string) =>
  within(screen.getByRole('list', { name: 'Entries' })).getByRole(role, { name: 'First' });

test('on a phone the list is alone, and its entries are pages', () => {
  onPhone();
  const { ref } = show({ selected: true });
  expect(entry('link')).toHaveAttribute('href', '/entries/1');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(ref.current).toContainElement(screen.getByRole('list'));
  expect(ref.current).toHaveTextContent(/^First$/);
});

test.each(['pane', 'page'] as const)('on a desktop the entry is beside the list: %s', async (scroll) => {
  onDesktop();
  const { onSelect, ref } = show({ scroll });
  expect(screen.getByRole('region', { name: 'Entry' })).toHaveTextContent('Whole');
  expect(ref.current).toHaveTextContent(/^First$/);
  await userEvent.click(entry('button'));
  expect(onSelect).toHaveBeenCalledTimes(1);
});

test.each([
  [true, 'true'],
  [false, null],
])('the entry is the selected one: %p', (selected, current) => {
  onDesktop();
  show({ selected });
  expect(entry('button').getAttribute('aria-current')).toBe(current);
});

test('with nothing to select there is no panel, and the list has its place', () => {
  onDesktop();
  const { container } = show({ detail: null });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(container.querySelector('.alone')).toContainElement(screen.getByRole('list'));
});

test('a pane scrolls by itself, columns scroll with the page', () => {
  onDesktop();
  const pane = show({ scroll: 'pane' }).container.firstElementChild?.className;
  const page = show({ scroll: 'page' }).container.firstElementChild?.className;
  expect([pane, page]).toEqual(['panes', 'columns']);
});
