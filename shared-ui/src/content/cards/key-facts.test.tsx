import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { DefinitionList, KeyFacts } from './key-facts';

const facts = [
  { label: 'Points', value: '1,200' },
  { label: '有效期', value: '2026-12-03', urgent: true },
];
const texts = (role: string) => screen.getAllByRole(role).map((element) => element.textContent);

test.each([
  ['tiles', <KeyFacts key="tiles" facts={facts} />],
  ['rows', <DefinitionList key="rows" items={facts} />],
])('the %s name every fact and say its value', (_, list) => {
  renderWithHost(list);
  expect(texts('term')).toEqual(['Points', '有效期']);
  expect(texts('definition')).toEqual(['1,200', '2026-12-03']);
});

test('a name from the server in another language is read in that language', () => {
  renderWithHost(<DefinitionList items={facts} />);
  expect(screen.getByText('Points')).not.toHaveAttribute('lang');
  expect(screen.getByText('有效期')).toHaveAttribute('lang', expect.stringMatching(/^zh/));
});

test('two facts of the same name are two rows', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation();
  const discounts = ['−$10', '−$20'].map((value) => ({ label: 'Discount', value }));
  renderWithHost(<DefinitionList items={discounts} />);
  expect(texts('definition')).toEqual(['−$10', '−$20']);
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});
