import { screen, within } from '@testing-library/react';

/** The breadcrumb of the page: text and address of each place; the page itself has no address. */
export const breadcrumb = () =>
  within(screen.getByRole('navigation', { name: 'You are here' }))
    .getAllByRole('listitem')
    .map((item) => [item.textContent, within(item).queryByRole('link')?.getAttribute('href') ?? null]);

/** Labels and values of the definition lists of the page. */
export const facts = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent ?? null]);

/** Texts of the head of a table. */
export const heads = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
