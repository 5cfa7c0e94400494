import { renderWithHost } from '@mrw/shared-contracts/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from './search-field';

/** The field inside a form, as in the dialog of a claim. */
function open() {
  const searched = jest.fn();
  const sent = jest.fn();
  renderWithHost(
    <form onSubmit={sent}>
      <SearchField label="Search" clearLabel="Clear" words="" onChange={searched} />
    </form>,
  );
  return { searched, sent, field: screen.getByRole('searchbox', { name: 'Search' }) };
}

test('Enter searches at once, and sends no form around the field', async () => {
  const { searched, sent, field } = open();
  await userEvent.type(field, ' tea {Enter}');
  expect(searched.mock.calls).toEqual([['tea']]);
  expect(sent).not.toHaveBeenCalled();
});

test('Enter that ends the composition of a character searches nothing', () => {
  const { searched, field } = open();
  fireEvent.compositionStart(field);
  fireEvent.change(field, { target: { value: 'cha' } });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(searched).not.toHaveBeenCalled();
});
