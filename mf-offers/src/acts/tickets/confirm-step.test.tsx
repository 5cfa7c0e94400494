import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleTicket } from '../../testing/open-ticket';
import { ConfirmStep } from './confirm-step';
import type { BookingFailure } from './use-ticket-booking';

const soldOut = 'The tickets are sold out. Choose another time or another event.';
const noAnswer =
  'We got no answer. We will look again and show you the result here as soon as the connection is back.';
const pressed = jest.fn<undefined, [string]>();

/** Draws the step of a chosen time; a press of its button tells `pressed` which way it leads. */
const draw = (fields: Partial<Parameters<typeof ConfirmStep>[0]> = {}) =>
  renderWithHost(
    <ConfirmStep
      heading={null}
      ticket={sampleTicket}
      draft={{ slot: 's3', quantity: 1, answers: {} }}
      quantity={1}
      cost={{ total: 200, balanceAfter: 600 }}
      contact={null}
      failure={null}
      slotOpen
      sending={false}
      checking={false}
      blocked={null}
      onBack={() => pressed('back')}
      onConfirm={() => pressed('confirm')}
      onChooseAgain={() => pressed('choose again')}
      onRegisterAgain={() => pressed('register again')}
      {...fields}
    />,
  );

afterEach(() => {
  pressed.mockClear();
});

test.each<[string, BookingFailure | null, boolean, string | null, string, string]>([
  ['without a failure', null, true, null, 'Confirm', 'confirm'],
  ['when its time was sold meanwhile', null, false, soldOut, 'Choose another time', 'choose again'],
  [
    'after the tickets were sold out',
    { kind: 'refused', failure: 'ticketOutOfStock' },
    true,
    soldOut,
    'Choose another time',
    'choose again',
  ],
  [
    'after another refusal',
    { kind: 'refused', failure: 'reachLimit' },
    true,
    'You have already reached the limit of this campaign.',
    'Confirm',
    'confirm',
  ],
  [
    'after a contact that is no longer confirmed',
    { kind: 'credential-refused' },
    true,
    'Please confirm your contact again.',
    'Confirm contact again',
    'register again',
  ],
  ['without an answer', { kind: 'unknown' }, true, noAnswer, 'Check again', 'confirm'],
  [
    'without an answer, also when the own tickets were the last,',
    { kind: 'unknown' },
    false,
    noAnswer,
    'Check again',
    'confirm',
  ],
  [
    'after too many tries',
    { kind: 'too-many-tries', minutes: 2 },
    true,
    'Too many tries. Try again in 2 minutes.',
    'Confirm',
    'confirm',
  ],
  [
    'after a failure',
    { kind: 'failed' },
    true,
    'Redemption failed. Nothing was taken from your points. Please try again later.',
    'Confirm',
    'confirm',
  ],
])(
  '%s the step says what is wrong, and what its button does',
  async (_, failure, slotOpen, words, label, way) => {
    draw({ failure, slotOpen });
    expect(screen.queryByRole('alert')?.textContent ?? null).toBe(words);
    await userEvent.click(screen.getByRole('button', { name: label }));
    expect(pressed.mock.calls).toEqual([[way]]);
  },
);

test.each<[string, Partial<Parameters<typeof ConfirmStep>[0]>, string | null]>([
  ['cannot be confirmed, and says why', {}, 'Needs 100 more points'],
  ['can be chosen anew when its time is sold', { slotOpen: false }, null],
  ['can have its contact confirmed again', { failure: { kind: 'credential-refused' } }, null],
])('a ticket that is blocked %s', (_, fields, reason) => {
  draw({ blocked: 'Needs 100 more points', ...fields });
  const button = screen.getAllByRole('button').at(-1);
  expect(button?.hasAttribute('disabled')).toBe(reason !== null);
  if (reason !== null) expect(button).toHaveAccessibleDescription(reason);
});
