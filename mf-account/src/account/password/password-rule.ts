import { limits } from '@mrw/shared-contracts/constants';

/** At least 8 characters with an uppercase letter, a lowercase letter and a number (§5). */
export function isStrongPassword(password: string): boolean {
  const long = password.length >= limits.passwordLength;
  return long && /[A-Z]/.test(password) && /[a-z]/.test(password) && /\d/.test(password);
}
