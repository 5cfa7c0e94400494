import { fakeHost, unclearAnswers } from '@mrw/shared-contracts/testing';
import { sampleClaim } from '../../testing/claims';
import { sampleSession } from '../../testing/members';
import { sendClaim } from './send-claim';

const request = { date: '2026-11-01T00:00:00+08:00', store: '11', total_value: 12.3, invoice_id: 'R-1' };
const storeOf = (id: string) => ({ id, name: 'Harbour', translations: [], brand: null, icon_url: null });
const others = [
  sampleClaim('7', { invoice_id: 'R-1', store: storeOf('12') }),
  sampleClaim('8', { invoice_id: 'R-2', store: storeOf('11') }),
];
const own = sampleClaim('9', { invoice_id: 'r–1', store: storeOf('11') });

beforeEach(() => jest.useFakeTimers());
test.each(unclearAnswers('This receipt was claimed already.'))(
  'Q-199 after %j the claim of that receipt and store tells whether it was sent',
  async (answer) => {
    const sentWith = async (claims: typeof others) => {
      const { host } = fakeHost({
        session: sampleSession(),
        api: {
          'POST /customers/12/transactions': answer,
          'GET /customers/12/transactions': { body: claims },
        },
      });
      const result = sendClaim(host, '12', request, jest.fn());
      await jest.advanceTimersByTimeAsync(2_000);
      return result;
    };
    expect(await sentWith([...others, own])).toEqual({ kind: 'sent', id: '9' });
    expect(await sentWith(others)).toMatchObject({ kind: 'unknown', soFar: { kind: 'not-sent' } });
  },
);
