import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './menu';

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
