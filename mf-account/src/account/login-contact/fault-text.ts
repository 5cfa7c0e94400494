import type { Contact } from './contact';
import type { Fault } from './machine';
import type { loginContactStrings } from './strings';

type Key = keyof typeof loginContactStrings.table;

/** One text for each reason of §8; an unknown reason is a failed sending. */
export function faultText(reason: Fault['reason'], method: Contact['method']): Key {
  switch (reason) {
    case 'user_already_exist':
      return 'alreadyExists';
    case 'over_send_limit_error':
      return 'tooManySends';
    case 'invalid_format':
      return 'invalidFormat';
    case 'invalid_verify_code':
      return method === 'email' ? 'invalidEmailCode' : 'invalidSmsCode';
    case 'no_code':
      return 'noCode';
    case 'send_failed':
      return 'sendFailed';
    case 'spending_locked':
      return 'spendingLocked';
    case 'no_answer':
      return 'noAnswer';
  }
}
