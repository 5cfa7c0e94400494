import { renderWithHost } from '@mrw/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '@mrw/shared-contracts';
import { Card, CardLink, Divider } from './card';
import { Badge, Chip } from './chip';
import { ExpiryChip } from './expiry-chip';
import { DaysLeft } from './days-left';
import { DefinitionList, KeyFacts } from './key-facts';

test.each([
  ['region', 'section'],
  ['article', 'article'],
  ['listitem', 'li'],
] as const)('a card can be a %s with a name', (role, as) => {
  render(
    <Card as={as} aria-label="Offer">
      Tea set
    </Card>,
  );
  expect(screen.getByRole(role, { name: 'Offer' })).toHaveTextContent('Tea set');
});

test('a card is a plain box by default', () => {
  render(<Card>Tea set</Card>);
  expect(screen.getByText('Tea set').tagName).toBe('DIV');
});

test('a card that is a link leads to its page', async () => {
  const { fake } = renderWithHost(<CardLink to="/campaign/101">Tea set</CardLink>);
  await userEvent.click(screen.getByRole('link', { name: 'Tea set' }));
  expect(fake.host.navigation.current()).toBe('/campaign/101');
});

test('a divider separates', () => {
  render(<Divider />);
  expect(screen.getByRole('separator')).toBeInTheDocument();
});

test('a badge says what it counts and is absent at 0', () => {
  const { container, rerender } = renderWithHost(<Badge count={120} label="unread messages" />);
  expect(container).toHaveTextContent('99+ unread messages');
  rerender(<Badge count={0} label="unread messages" />);
  expect(screen.queryByText(/unread/)).toBeNull();
});

const now = '2026-11-21T10:00:00+08:00';

test.each([
  ['2026-11-21T23:59:59+08:00', 'en', 'Last day'],
  ['2026-11-22T23:59:59+08:00', 'en', '1 day left'],
  ['2026-11-24T23:59:59+08:00', 'en', '3 days left'],
  ['2026-11-24T23:59:59+08:00', 'zh-Hant', '尚餘 3 天'],
  ['2026-11-20T23:59:59+08:00', 'zh-Hans', '已过期'],
] as const)('an end at %s reads in %s: %s', (end, language, text) => {
  renderWithHost(<ExpiryChip end={end} now={now} />, { language });
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('an end beyond the asked days has no chip (§9: 3 days on home)', () => {
  const { container } = renderWithHost(<ExpiryChip end="2026-11-25T23:59:59+08:00" now={now} within={3} />);
  expect(container).toBeEmptyDOMElement();
});

test('an end on the last of the asked days has a chip', () => {
  renderWithHost(<ExpiryChip end="2026-11-24T23:59:59+08:00" now={now} within={3} />);
  expect(screen.getByText('3 days left')).toBeInTheDocument();
});

test('a chip has an icon only when one is given', () => {
  const { container, rerender } = renderWithHost(<Chip icon="clock">Soon</Chip>);
  expect(container.querySelector('svg')).toBeInTheDocument();
  rerender(<Chip>Soon</Chip>);
  expect(container.querySelector('svg')).toBeNull();
  expect(container).toHaveTextContent(/^Soon$/);
});

describe('days left', () => {
  const now = '2026-11-21T09:00:00+08:00';

  test.each<[end: string, language: Language, words: string, number: string | undefined]>([
    ['2026-11-21T23:59:59+08:00', 'en', 'Last day', undefined],
    ['2026-11-22T23:59:59+08:00', 'en', '1 day left', '1'],
    ['2026-11-24T23:59:59+08:00', 'en', '3 days left', '3'],
    ['2026-11-27T23:59:59+08:00', 'zh-Hant', '尚餘 6 天', '6'],
    ['2026-11-27T23:59:59+08:00', 'zh-Hans', '剩余 6 天', '6'],
    ['2026-11-28T23:59:59+08:00', 'en', '', undefined],
    ['2026-11-20T23:59:59+08:00', 'en', '', undefined],
  ])('a voucher that ends on %s says in %s "%s"', (end, language, words, number) => {
    const { container } = renderWithHost(<DaysLeft end={end} now={now} />, { language });
    expect(container.textContent).toBe(words);
    expect(container.querySelector('strong')?.textContent).toBe(number);
  });
});

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
