import type { Language } from '@mrw/shared-contracts';
import type { AdditionalField } from '@mrw/shared-contracts/api/config';
import { type FakeAnswer, renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditingProvider } from '../account-editing/editing';
import { sampleSections } from '../../testing/account-config';
import { sampleSession } from '../../testing/members';
import { renderForMember } from '../../testing/render-for-member';
import { AdditionalData } from './additional-data';
import { AdditionalDataField } from './additional-data-field';
import { ChoiceModal } from './choice-modal';
import { canSave, onTheWire, toggled } from './value-rules';

const fields = new Map(sampleSections.flatMap((section) => section.fields).map((f) => [f.field_name, f]));

function show(
  name: string,
  value: string | null,
  language: Language = 'en',
  allowed: string[] | null = null,
) {
  const field = fields.get(name);
  if (!field) throw new Error(`No field ${name}`);
  const user_custom_data = value === null ? {} : { [name]: value };
  renderForMember(
    <EditingProvider>
      <AdditionalDataField field={field satisfies AdditionalField} />
    </EditingProvider>,
    { language, session: sampleSession({ customer: { user_custom_data, allowed_edit_fields: allowed } }) },
  );
  const group = screen.getByRole('group');
  return {
    group,
    text: within(group)
      .getAllByText(/./)
      .map((part) => part.textContent),
  };
}

test.each<[string, string | null, Language, string]>([
  ['Newsletter', 'true', 'en', 'On'],
  ['Newsletter', 'false', 'en', 'Off'],
  ['Newsletter', null, 'en', 'Off'],
  ['Tailored offers', 'true', 'en', 'Agreed'],
  ['Tailored offers', null, 'en', 'Not agreed'],
  ['Anniversary', '2027-03-31', 'en', '31 Mar 2027'],
  ['Brand', 'books', 'en', 'Books'],
  ['Visits', 'cinema', 'en', 'Cinema'],
  ['Likes', 'coffee,books', 'en', 'Coffee, Books'],
  ['Likes', 'coffee,books', 'zh-Hant', 'Coffee、Books'],
  ['Likes', 'coffee,tea', 'zh-Hans', 'Coffee、tea'],
  ['People', '4', 'en', '4'],
  ['People', null, 'en', 'Not set'],
])('the value of %s, stored as %j, is shown in %s as %s', (name, value, language, shown) => {
  expect(show(name, value, language).text).toContain(shown);
});

test.each([
  ['everything', null, true],
  ['the whole of it', ['user_custom_data'], true],
  ['this field', ['People'], true],
  ['another field', ['first_name'], false],
])('a member who may change %s can edit it: %s', (_, allowed, editable) => {
  const { group } = show('People', '4', 'en', allowed);
  expect(within(group).queryAllByRole('button', { name: /^Edit/ })).toHaveLength(editable ? 1 : 0);
});

test.each([
  ['nothing is chosen', '', false, 'Nothing chosen yet', []],
  ['one is chosen', 'books', false, 'Books', ['Books']],
  ['two are chosen', 'coffee,cinema', true, 'Coffee · Cinema', ['Coffee', 'Cinema']],
])('a choice says what it has: %s', async (_, draft, several, text, checked) => {
  const setDraft = jest.fn();
  const choices = ['Coffee', 'Books', 'Cinema'].map((label) => ({ value: label.toLowerCase(), label }));
  const { container } = renderWithHost(
    <ChoiceModal
      title="Likes"
      inputLabel="Likes (optional)"
      several={several}
      choices={choices}
      draft={draft}
      setDraft={setDraft}
      error={undefined}
    />,
  );
  expect(container).toHaveTextContent(`Likes (optional)${text}Choose`);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  const boxes = screen.getAllByRole<HTMLInputElement>(several ? 'checkbox' : 'radio');
  expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual(['Coffee', 'Books', 'Cinema']);
  expect(boxes.filter((box) => box.checked).map((box) => box.closest('label')?.textContent)).toEqual(checked);
});

test('what is wrong with a choice stands below it', () => {
  renderWithHost(
    <ChoiceModal
      title="Likes"
      inputLabel="Likes"
      several
      choices={[]}
      draft=""
      setDraft={() => undefined}
      error="Not this."
    />,
  );
  expect(screen.getByText('Not this.')).toBeVisible();
});

test('additional data that failed say so, and are read again', async () => {
  const answers: FakeAnswer[] = [{ status: 500, body: {} }];
  renderForMember(
    <EditingProvider>
      <AdditionalData />
    </EditingProvider>,
    {
      api: { 'GET /config/customer_additional_data': () => answers.shift() ?? { body: sampleSections } },
    },
  );
  expect(await screen.findByText('The additional data could not be read.')).toBeVisible();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(9));
});

test.each([
  ['A-057', 'TEXT', true, ' ', false],
  ['A-057', 'TEXT', false, '', true],
  ['A-057', 'MULTI_CHOICE_MODAL', false, '', false],
  ['A-057', 'MULTI_CHOICE_MODAL', true, 'books', true],
] as const)(
  '%s a %s that is required (%s) with "%s" can be saved: %s',
  (_, field_type, is_required, draft, can) => {
    expect(canSave({ field_type, is_required }, draft)).toBe(can);
  },
);

test.each([
  ['NUMBER', ' １，５ ', '1.5'],
  ['NUMBER', '12345678901234', '12345678901234'],
  ['NUMBER', ' ', ''],
  ['TEXT', ' １．５ ', '１．５'],
] as const)('a %s "%s" is stored as "%s"', (field_type, draft, stored) => {
  expect(onTheWire({ field_type }, draft)).toBe(stored);
});

test('A-059 choices are joined by commas in the order of the configuration', () => {
  const order = ['coffee', 'books', 'cinema'];
  expect(toggled('cinema', 'coffee', true, order)).toBe('coffee,cinema');
  expect(toggled('coffee,cinema', 'coffee', false, order)).toBe('cinema');
});
