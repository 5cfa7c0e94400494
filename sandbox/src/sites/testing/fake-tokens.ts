import { unauthorized } from '../../platform/http/refusal';
import type { BookingTokens } from '../family-booking/booking-access';

/** For tests: the token `booking-12` belongs to member 12, `member-12` too but is for another purpose. */
export const fakeTokens: BookingTokens = {
  caller: (authorization) => {
    const [, scope, id] = /^Bearer (booking|member|expired)-(\d+)$/.exec(authorization) ?? [];
    if (scope === 'expired') return Promise.resolve({ expired: true });
    if (scope !== 'booking' && scope !== 'member') {
      return Promise.reject(unauthorized('Token is invalid or expired.'));
    }
    return Promise.resolve({ member: { id: Number(id) }, scope });
  },
};
