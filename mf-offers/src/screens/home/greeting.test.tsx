import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { greetingAt } from './greeting';
import { sampleSession } from '../../testing/samples';
import { HomePage } from './home-page';

test.each([
  ['2026-11-21T04:59:00+08:00', 'evening'],
  ['2026-11-21T05:00:00+08:00', 'morning'],
  ['2026-11-21T11:59:00+08:00', 'morning'],
  ['2026-11-21T12:00:00+08:00', 'afternoon'],
  ['2026-11-21T18:00:00+08:00', 'evening'],
  ['2026-11-20T23:30:00Z', 'morning'],
])('greets at %s with %s', (instant, greeting) => {
  expect(greetingAt(Date.parse(instant))).toBe(greeting);
});

const api = { 'GET /homepage_banners': { body: [] }, 'GET /campaigns': { body: [] } };
const pay = () => screen.queryByRole('link', { name: /^Cash dollars .* Pay$/ });

test('a member pays with cash dollars from the home page', () => {
  renderWithHost(<HomePage />, { path: '/home', api, session: sampleSession(), config: { shortcuts: true } });
  expect(pay()).toHaveAttribute('href', '/use_cash_dollar');
});

test('a visitor is offered no cash dollars', () => {
  renderWithHost(<HomePage />, { path: '/home', api, config: { shortcuts: true } });
  expect(pay()).not.toBeInTheDocument();
});
