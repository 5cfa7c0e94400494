import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleLevels } from '../../testing/levels';
import { mountAt } from '../../testing/mount';

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
  await userEvent.click(await screen.findByRole('tab', { name: 'Classic' }));
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
