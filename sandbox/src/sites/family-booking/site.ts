import type { Addresses } from '@mrw/shared-contracts/addresses';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { RateLimits } from '../../platform/http/limits';
import { html, type Html } from '../page/html';
import type { Language } from '../../platform/http/language';
import { htmlLang, readLanguage } from '../page/language';
import { page } from '../page/layout';
import { text } from '../page/query';
import { createSite } from '../server';
import { bookingGuest, type BookingTokens } from './booking-access';
import { bookingsOf, type Booking } from './bookings';
import { familyBookingStrings } from './strings';
import { fill } from '../page/words';

export interface FamilyBookingOptions {
  addresses: Addresses;
  tokens: BookingTokens;
  logger: FastifyBaseLogger;
  rateLimits?: RateLimits | undefined;
}

const querySchema = z.catch(z.object({ access_token: text, locale: text }), {
  access_token: undefined,
  locale: undefined,
});

function day(language: Language, inDays: number): string {
  const format = new Intl.DateTimeFormat(htmlLang[language], {
    dateStyle: 'full',
    timeZone: 'Asia/Hong_Kong',
  });
  return format.format(Date.now() + inDays * 86_400_000);
}

function entry(language: Language, booking: Booking): Html {
  const words = familyBookingStrings[language];
  const { adults, children } = booking;
  return html`<li>
    <h2>${booking.name[language]}</h2>
    <p>${day(language, booking.inDays)}</p>
    <p>${fill(children === 1 ? words.partyWithChild : words.party, { adults, children })}</p>
    <p class="hint">${words.reference} <span class="num">${booking.reference}</span></p>
  </li>`;
}

function listView(language: Language, uid: string): Html {
  const words = familyBookingStrings[language];
  const bookings = bookingsOf(uid);
  return html`<section class="card">
    <h1>${words.greeting}</h1>
    <p class="who">
      <span>${words.member} <b class="num" data-uid="${uid}">${uid}</b></span>
      <span
        >${fill(bookings.length === 1 ? words.oneBooking : words.bookings, { count: bookings.length })}</span
      >
    </p>
    ${
      bookings.length === 0
        ? html`<p class="none">${words.none}</p>`
        : html`<ul class="bookings">
            ${bookings.map((booking) => entry(language, booking))}
          </ul>`
    }
  </section>`;
}

function unknownView(language: Language, shellOrigin: string): Html {
  const words = familyBookingStrings[language];
  return html`<section class="card">
    <h1>${words.unknownTitle}</h1>
    <p>${words.unknown}</p>
    <a class="button filled" href="${shellOrigin}">${words.back}</a>
  </section>`;
}

/** The family booking site: a list of trips of the owner of the access token in the address (Q-039). */
export async function createFamilyBookingSite(options: FamilyBookingOptions): Promise<FastifyInstance> {
  const { addresses, tokens, logger, rateLimits } = options;
  const app = await createSite({
    assets: new URL('./assets/', import.meta.url),
    policy: {},
    logger,
    rateLimits,
  });

  for (const path of ['/', '/bookings']) {
    app.get(path, async (request, reply) => {
      const query = querySchema.parse(request.query);
      const language = readLanguage(query.locale);
      const guest = query.access_token === undefined ? null : await bookingGuest(tokens, query.access_token);
      const inLanguage = (other: Language) => {
        const wanted = new URLSearchParams({ locale: other });
        if (query.access_token !== undefined) wanted.set('access_token', query.access_token);
        return `${path}?${wanted.toString()}`;
      };
      const body =
        guest === null ? unknownView(language, addresses.shell.origin) : listView(language, guest.uid);
      const { title } = familyBookingStrings[language];
      reply.type('text/html; charset=utf-8');
      return reply.send(page({ language, title, body, inLanguage, styles: ['family-booking.css'] }));
    });
  }

  return app;
}
