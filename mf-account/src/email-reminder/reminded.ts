const keyOf = (uid: string) => `mrw_email_reminder_${uid}`;

/** @returns true when this member was asked in this session already */
export function wasReminded(uid: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(uid)) !== null;
  } catch {
    return false;
  }
}

export function rememberReminder(uid: string): void {
  try {
    sessionStorage.setItem(keyOf(uid), 'asked');
  } catch {
    // Storage is blocked: the member may be asked again after a reload.
  }
}
