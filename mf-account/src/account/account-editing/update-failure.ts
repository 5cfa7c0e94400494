import { failureOf, tooManyTries, type TooManyTries } from '@mrw/shared-contracts';

export type UpdateFailure =
  /** What the server says about this field (§5, Q-153). */
  | { kind: 'field'; message: string }
  /** The e-mail belongs to another member (§8, Q-154). */
  | { kind: 'email-bound' }
  | TooManyTries
  | { kind: 'no-internet' };

const emailTaken = /already exist|已存在|已被/;

/** @param names of the field on the wire, the most specific first */
export function updateFailure(error: unknown, names: readonly string[]): UpdateFailure {
  const failure = failureOf(error);
  if (failure.kind !== 'refused' || failure.status !== 400)
    return tooManyTries(failure) ?? { kind: 'no-internet' };
  const name = names.find((candidate) => failure.fields[candidate] !== undefined);
  const message = name === undefined ? undefined : failure.fields[name];
  if (message === undefined) return { kind: 'no-internet' };
  if (name === 'email_address' && emailTaken.test(message)) return { kind: 'email-bound' };
  return { kind: 'field', message };
}
