import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { Badge, Chip } from './chip';
import { ExpiryChip } from './expiry-chip';

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
