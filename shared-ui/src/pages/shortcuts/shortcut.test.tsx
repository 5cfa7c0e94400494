import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { Shortcut } from './shortcut';

const icons = (element: Element) => element.querySelectorAll('svg').length;

test('a line with a page is a link that says what a press does, and has an arrow', () => {
  renderWithHost(<Shortcut icon="cash" title="Cash" text="12 dollars" action="Pay" to="/use_cash_dollar" />);
  const link = screen.getByRole('link', { name: 'Cash 12 dollars Pay' });
  expect(link).toHaveAttribute('href', '/use_cash_dollar');
  expect(icons(link)).toBe(2);
});

test('a line without a page is text without an arrow', () => {
  renderWithHost(<Shortcut icon="cash" title="Cash" text="12 dollars" />);
  expect(screen.queryByRole('link')).toBeNull();
  const line = screen.getByRole('paragraph');
  expect(line.textContent).toBe('Cash 12 dollars');
  expect(icons(line)).toBe(1);
});
