import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleLevels } from '../../testing/levels';
import { mountAt } from '../../testing/mount';
import { sampleSession } from '../../testing/members';
import { iconShape } from '../../testing/icon-shape';

const api = { 'GET /levels': { body: sampleLevels } };
const benefits = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('A-025 one tab per level, the level of the member first', async () => {
  await mountAt('/level_benefit', { api });
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Classic', 'Silver', 'Gold', 'Diamond']);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Silver');
});

test('A-026 the benefits grow with the level', async () => {
  await mountAt('/level_benefit', { api });
  await screen.findByRole('tab', { name: 'Silver', selected: true });
  expect(benefits()).toEqual(['Member discount']);
  await userEvent.click(screen.getByRole('tab', { name: 'Classic' }));
  expect(benefits()).toEqual(['Member discount']);
  await userEvent.click(screen.getByRole('tab', { name: 'Gold' }));
  expect(benefits()).toEqual(['Member discount', '7-day insured']);
  await userEvent.click(screen.getByRole('tab', { name: 'Diamond' }));
  expect(benefits()).toEqual(['Member discount', '7-day insured', 'Dedicated customer service']);
});

test('A-028 insured means 7 days, the original invoice and unopened goods', async () => {
  await mountAt('/level_benefit', { api });
  await userEvent.click(await screen.findByRole('tab', { name: 'Gold' }));
  expect(screen.getByText(/within 7 days with the original invoice.*unopened/)).toBeInTheDocument();
});

test('A-179 a level with a page of its own links to it in the language of the site', async () => {
  await mountAt('/level_benefit', { api });
  await userEvent.click(await screen.findByRole('tab', { name: 'Gold' }));
  expect(screen.getByRole('link', { name: /More about Gold/ })).toHaveAttribute(
    'href',
    'https://www.example.test/levels/gold?lang=en',
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Classic' }));
  expect(screen.queryByRole('link', { name: /More about/ })).not.toBeInTheDocument();
});

test('A-029 the rules have four sections and a table of levels and targets', async () => {
  await mountAt('/level_rule', { api });
  const table = await screen.findByRole('table', { name: 'Targets' });
  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(sections).toEqual(['Introduction', 'Validity', 'Keeping and losing a level', 'Targets']);
  expect(screen.getByText(/one year \(365 days\)/)).toBeInTheDocument();
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 4);
  expect(within(table).getByText('HK$80,000.00')).toBeInTheDocument();
});

test('the levels can be read again after a failure', async () => {
  let failed = true;
  await mountAt('/level_rule', {
    api: { 'GET /levels': () => (failed ? { status: 500 } : { body: sampleLevels }) },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  failed = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Diamond')).toBeInTheDocument();
});

const withBenefits = (benefit_url: string | null) => ({
  'GET /levels': { body: sampleLevels.map((level) => ({ ...level, benefit_url })) },
});

test('the benefits of a level are a list of pictures, names and sentences', async () => {
  await mountAt('/level_benefit', { api: withBenefits(null) });
  await userEvent.click(await screen.findByRole('tab', { name: 'Diamond' }));
  const items = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
  expect(
    items.map((item) => [item.querySelector('svg')?.innerHTML, item.querySelector('p')?.textContent]),
  ).toEqual([
    [iconShape('offers'), 'Enjoy member prices at the stores of our network when you show your member card.'],
    [
      iconShape('receipt'),
      'Return goods within 7 days with the original invoice. The goods must be unopened.',
    ],
    [iconShape('phone'), 'Our customer service team is there for you 24 hours a day.'],
  ]);
});

test.each([
  ['https://x.test/gold?from=app', 'https://x.test/gold?from=app&lang=en'],
  ['https://x.test/gold#top', 'https://x.test/gold?lang=en#top'],
])('a page at %s is opened at %s', async (address, opened) => {
  await mountAt('/level_benefit', { api: withBenefits(address) });
  expect(await screen.findByRole('link', { name: /More about Silver/ })).toHaveAttribute('href', opened);
});

test.each([
  ['without points', 'Classic', null],
  ['of a level that is not in the list', 'Classic', { current_level: '9' }],
  ['of the third level', 'Gold', { current_level: '3' }],
])('a member %s begins at %s', async (_, tab, pointAccount) => {
  await mountAt('/level_benefit', { session: sampleSession({ pointAccount }), api: withBenefits(null) });
  expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent(tab);
  expect(screen.getByRole('tablist', { name: 'Level benefits' })).toBeVisible();
});

test('without levels there are no tabs', async () => {
  await mountAt('/level_benefit', { api: { 'GET /levels': { body: [] } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Level benefits' })).toBeVisible();
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
});

test('the rules explain each section, and their table has a head', async () => {
  await mountAt('/level_rule', { api: withBenefits(null) });
  expect(screen.getByRole('heading', { level: 1, name: 'Level rules' })).toBeVisible();
  for (const begin of [
    /^Every member starts at the first level/,
    /^A level is valid for one year/,
    /^At the end of the year/,
    /^If it is not covered/,
  ])
    expect(screen.getByText(begin)).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Targets' });
  const [head, ...rows] = within(table)
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));
  expect(head).toEqual(['Level', 'Target total spending (HKD)']);
  expect(rows[1]).toEqual(['Silver', 'HK$10,000.00']);
});
