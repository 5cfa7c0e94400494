import type { BookingFailure } from './use-ticket-booking';

export type ConfirmAction = 'confirm' | 'look-again' | 'register-again' | 'choose-again';

/**
 * The next action of the confirmation button. A sold-out slot is not offered again: another one is chosen.
 *
 * @param slotOpen whether the chosen slot has tickets, as far as the page can tell
 */
export function confirmAction(failure: BookingFailure | null, slotOpen: boolean): ConfirmAction {
  if (failure?.kind === 'unknown') return 'look-again';
  if (failure?.kind === 'credential-refused') return 'register-again';
  const soldOut = failure?.kind === 'refused' && failure.failure === 'ticketOutOfStock';
  return soldOut || !slotOpen ? 'choose-again' : 'confirm';
}
