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

test.each([
  ['https://example.com/about', 'external'],
  ['http://localhost/campaign/101', undefined],
  ['tel:+85230000000', undefined],
])('a link to %s reports a press, and its last picture is %p', async (href, picture) => {
  const press = jest.fn();
  // jsdom opens no page.
  document.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
    },
    { once: true },
  );
  renderWithHost(
    <ExternalLink href={href} onClick={press}>
      Details
    </ExternalLink>,
  );
  const link = screen.getByRole('link', { name: /^Details/ });
  await userEvent.click(link);
  expect(press).toHaveBeenCalledTimes(1);
  const drawn = Array.from(link.querySelectorAll('svg'), (one) => one.dataset['icon']);
  expect(drawn).toEqual(picture === undefined ? [] : [picture]);
});

test.each(['tel:+85230000000', ''])('a link with an icon to %p shows it before the text', (href) => {
  renderWithHost(
    <ExternalLink href={href} icon="refresh">
      Call
    </ExternalLink>,
  );
  expect(screen.getByText('Call').previousElementSibling).toHaveAttribute('data-icon', 'refresh');
});

test.each([
  [{}, 'link'],
  [{ inline: true }, 'link inline'],
  [{ look: 'outline' }, 'button outline'],
  [{ look: 'filled', wide: true }, 'button filled wide'],
] as const)('a link with %j looks like %s', (props, look) => {
  renderWithHost(
    <ExternalLink href="/home" {...props}>
      Home
    </ExternalLink>,
  );
  expect(screen.getByRole('link').className).toBe(look);
});
