const nameOf = (uid: string) => `cash_dollar_ask.${uid}`;

/** Whether the member ticked "don't show again" on this device. */
export function asksBeforePaying(uid: string): boolean {
  try {
    return localStorage.getItem(nameOf(uid)) !== 'never';
  } catch {
    return true;
  }
}

/** Keeps the tick; where nothing can be stored the question simply comes again. */
export function neverAskAgain(uid: string): void {
  try {
    localStorage.setItem(nameOf(uid), 'never');
  } catch {
    // The question comes again.
  }
}
