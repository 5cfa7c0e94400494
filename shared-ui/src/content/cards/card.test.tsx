import { renderWithHost } from '@mrw/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Card, CardLink, Divider } from './card';

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
