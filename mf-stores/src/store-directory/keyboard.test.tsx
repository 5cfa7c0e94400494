import { screen, waitFor, within } from '@testing-library/react';
import { open } from '../testing/directory';

// Opens the modal twice and visits every control by keyboard.
jest.setTimeout(20_000);

test('the filter modal is opened, used and left with the keyboard alone', async () => {
  const { fake, user } = await open();
  const opener = screen.getByRole('button', { name: 'Filters' });
  opener.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByLabelText(/^Pier Books/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(opener).toHaveFocus();
  });
  await user.keyboard('{Enter}');
  const modal = await screen.findByRole('dialog', { name: 'Filters' });
  const brand = await within(modal).findByLabelText(/^Pier Books/);
  await waitFor(() => {
    expect(modal.contains(document.activeElement)).toBe(true);
  });
  for (let steps = 0; steps < 20 && document.activeElement !== brand; steps += 1) {
    await user.tab();
    expect(modal.contains(document.activeElement)).toBe(true);
  }
  await user.keyboard(' ');
  expect(brand).toBeChecked();
  // After the last button the focus stays in the modal.
  within(modal).getByRole('button', { name: /^Show/ }).focus();
  await user.tab();
  expect(modal.contains(document.activeElement)).toBe(true);
  within(modal).getByRole('button', { name: /^Show/ }).focus();
  await user.keyboard('{Enter}');
  expect(fake.host.navigation.current()).toBe('/about/store?sf_brand=2');
});
