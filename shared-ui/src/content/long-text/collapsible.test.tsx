import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Collapsible } from './collapsible';
import { Prose } from './prose';
import { ServerText } from './server-text';

const html = `<h3>Terms</h3><p>${'word '.repeat(50)}<b>end.</b></p>`;

test.each([
  [{ text: 'Short.' }, 'Short.'],
  [{ text: 'Tea <b>and</b> milk' }, 'Tea <b>and</b> milk'],
  [{ text: 'Tea <b>and</b> milk', limit: 19 }, 'Tea <b>and</b> milk'],
])('a text that is short enough is whole: %j', (props, shown) => {
  renderWithHost(<Collapsible {...props} />);
  expect(screen.getByText(shown)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('markup in a plain text counts and is shown as characters', () => {
  renderWithHost(<Collapsible text="Tea <b>and</b> milk" limit={9} />);
  expect(screen.getByText('Tea…')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Read more' })).toBeInTheDocument();
});

test('markup in HTML does not count and is drawn', async () => {
  renderWithHost(<Collapsible text="Tea <b>and</b> milk" format="html" limit={12} />);
  expect((await screen.findByText('and')).tagName).toBe('B');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a long HTML begins as plain text and opens with its formatting', async () => {
  renderWithHost(<Collapsible text={html} format="html" />);
  expect(screen.getByText(/^Terms\s+word .*…$/s)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Read more' }));
  expect(await screen.findByRole('heading', { name: 'Terms' })).toBeInTheDocument();
  expect(screen.getByText('end.').tagName).toBe('B');
});

test('the button of one of several texts says which', async () => {
  renderWithHost(<Collapsible text={'word '.repeat(50)} title="Terms" />);
  await userEvent.click(screen.getByRole('button', { name: 'Read more – Terms' }));
  expect(screen.getByRole('button', { name: 'Show less – Terms' })).toHaveAttribute('aria-expanded', 'true');
});

test('a text of the server is drawn without blanks around it', () => {
  const { container } = renderWithHost(<Prose text={'  Leave at the door.\n'} />);
  expect(container.querySelector('p')?.textContent).toBe('Leave at the door.');
});

test('a text in the language of the page is not marked, and has an element of its own', () => {
  const { container } = renderWithHost(<ServerText>Harbour blend</ServerText>);
  expect(container.innerHTML).toBe('<span>Harbour blend</span>');
});
