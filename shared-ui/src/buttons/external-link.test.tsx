import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExternalLink } from './external-link';

test('another site opens in a new tab without access to ours, and says so', () => {
  renderWithHost(<ExternalLink href="https://example.com/about">About</ExternalLink>);
  const link = screen.getByRole('link', { name: 'About (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('a page of this site opens here through the host', async () => {
  const { fake } = renderWithHost(
    <ExternalLink href="http://localhost/campaign/101?x=1">Offer</ExternalLink>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Offer' }));
  expect(fake.host.navigation.current()).toBe('/campaign/101?x=1');
});

test('a phone number is called', () => {
  renderWithHost(<ExternalLink href="tel:+85230000000">Call</ExternalLink>);
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+85230000000');
});

test.each(['javascript:alert(1)', 'data:text/html,x', '', null])(
  '%p is drawn as text, never as a link',
  (href) => {
    renderWithHost(<ExternalLink href={href}>Details</ExternalLink>);
    expect(screen.getByText('Details')).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  },
);
