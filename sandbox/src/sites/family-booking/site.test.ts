import { readAddresses } from '@mrw/shared-contracts/addresses';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { languages } from '../../platform/http/language';
import { noticeStrings } from '../page/notice';
import { bookingsOf } from './bookings';
import { fakeTokens } from '../testing/fake-tokens';
import { createFamilyBookingSite } from './site';
import { familyBookingStrings } from './strings';

let site: FastifyInstance;

beforeEach(async () => {
  site = await createFamilyBookingSite({
    addresses: readAddresses({}),
    tokens: fakeTokens,
    logger: pino({ enabled: false }),
  });
});
afterEach(() => site.close());

const open = (query: Record<string, string>) => site.inject({ url: '/bookings', query });

describe('family booking', () => {
  test('a fault of the token service is answered with 500 and a page that names no cause', async () => {
    const broken = await createFamilyBookingSite({
      addresses: readAddresses({}),
      tokens: { caller: () => Promise.reject(new Error('database away')) },
      logger: pino({ enabled: false }),
    });
    const answer = await broken.inject('/bookings?access_token=booking-1&locale=zh-CN');
    await broken.close();
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain(noticeStrings['zh-Hans'].failed.title);
    expect(answer.body).not.toContain('database');
  });

  test.each(languages)('shows whose token it received, and the bookings, in %s', async (language) => {
    const { body } = await open({ access_token: 'booking-1002', locale: language });
    expect(body).toContain('data-uid="1002"');
    for (const booking of bookingsOf('1002')) expect(body).toContain(booking.name[language]);
    expect(body).toContain(`access_token=booking-1002`);
  });

  test.each(languages)('says politely that there is no booking, in %s', async (language) => {
    const { body } = await open({ access_token: 'booking-19', locale: language });
    expect(body).toContain(familyBookingStrings[language].none);
  });

  test.each<Record<string, string>>([
    {},
    { access_token: 'forged' },
    { access_token: 'expired-1002' },
    { access_token: 'member-1002' },
  ])('asks to come in through the product with %j', async (query) => {
    const { body } = await open(query);
    expect(body).toContain(familyBookingStrings.en.unknownTitle);
    expect(body).not.toContain('data-uid');
  });

  test('invents the same bookings for the same member', () => {
    expect(bookingsOf('1002')).toEqual(bookingsOf('1002'));
    expect(bookingsOf('1002').length).toBeGreaterThan(0);
  });
});
