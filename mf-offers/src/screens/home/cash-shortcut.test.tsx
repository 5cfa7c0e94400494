import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { sampleSession } from '../../testing/samples';
import { HomePage } from './home-page';

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
