import {
  memberSession,
  renderWithHost,
  samplePointAccount,
  type FakeHostOptions,
} from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { GainSheet, useBalanceBefore, type GainSheetProps } from '.';

const member = (balance: number) =>
  memberSession({
    uid: '2',
    membershipId: 'M-0002',
    displayName: 'Peter',
    customer: null,
    pointAccount: samplePointAccount({ balance }),
  });

function show(props: Partial<GainSheetProps> = {}, options: FakeHostOptions = {}) {
  const onClose = jest.fn();
  const points = { change: 30, before: 12_400 };
  const rendered = renderWithHost(<GainSheet title="Earned" points={points} onClose={onClose} {...props} />, {
    config: { gainSheet: true },
    session: member(12_400),
    ...options,
  });
  return { ...rendered, onClose };
}
const sheet = () => screen.queryByRole('region', { name: 'Earned' });

test('the sheet has the focus, and says what was gained and the points before and after once they were read', () => {
  const { fake } = show({ gained: 'Harbour Trail' });
  expect(sheet()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Harbour Trail+30 points');
  expect(screen.queryByText('Points now')).not.toBeInTheDocument();
  act(() => fake.session$.next(member(12_430)));
  expect(screen.getByText('Points before').parentElement).toHaveTextContent('12,400');
  expect(screen.getByText('12,430')).toBeInTheDocument();
});

test.each<[string, Partial<GainSheetProps['points']>, string, boolean]>([
  ['points that were spent', { change: -500 }, '−500 points', true],
  ['one point', { change: 1 }, '+1 point', true],
  ['points that were unknown before', { before: null }, '+30 points', false],
])('%s', (_, fields, text, compared) => {
  show({ points: { change: 30, before: 12_000, ...fields } });
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText('Points before') !== null).toBe(compared);
});

test('without points nothing is counted', () => {
  show({ points: { change: 0, before: 12_000 }, gained: '+1 stamp' });
  expect(screen.getByRole('status')).toHaveTextContent(/^\+1 stamp$/);
  expect(screen.queryByText('Points before')).not.toBeInTheDocument();
});

test('OK and Esc close it, and one button leads to the thing itself', async () => {
  const { onClose } = show({ to: { path: '/coupon/7', label: 'View coupon' } });
  expect(screen.getByRole('link', { name: 'View coupon' })).toHaveAttribute('href', '/coupon/7');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('in a dialog OK may lead on', async () => {
  const onOk = jest.fn();
  const { onClose } = show({ modal: true, onOk });
  await userEvent.click(
    await screen.findByRole('button', { name: 'OK' }).then((button) => {
      expect(screen.getByRole('dialog', { name: 'Earned' })).toContainElement(button);
      return button;
    }),
  );
  expect([onOk.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
});

test('a deployment without the sheet has it as a part of the page, without the focus', () => {
  show({}, { config: {} });
  expect(sheet()).not.toBeInTheDocument();
  expect(screen.getByText('+30 points')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

/** The points before an act that begins at a press. */
function Before() {
  const [waiting, setWaiting] = useState(true);
  return <button onClick={() => setWaiting(false)}>{useBalanceBefore(waiting) ?? 'unknown'}</button>;
}

test('the points before follow those of the member until the act begins', async () => {
  const { fake } = renderWithHost(<Before />, { session: member(100) });
  const turn = (balance: number) => act(() => fake.session$.next(member(balance)));
  turn(120);
  expect(screen.getByRole('button')).toHaveTextContent('120');
  await userEvent.click(screen.getByRole('button'));
  turn(70);
  expect(screen.getByRole('button')).toHaveTextContent('120');
});
