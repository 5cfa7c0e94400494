import type { FakeHostOptions } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from './cash';
import { openWallet } from './wallet';

/** Opens the page of the cash dollars for member 7. */
export const openCash = (options: Omit<FakeHostOptions, 'path'> = {}) =>
  openWallet('/use_cash_dollar', { ...options, api: { ...api, ...options.api } });
export const amountField = () => screen.findByLabelText('Cash dollars to use');
export const payButton = () => screen.getByRole('button', { name: 'Pay now' });
export async function pay(amount: string) {
  await userEvent.type(await amountField(), amount);
  await userEvent.click(payButton());
}
export const codeScreen = () => screen.findByRole('dialog', { name: 'Pay with this code' });
