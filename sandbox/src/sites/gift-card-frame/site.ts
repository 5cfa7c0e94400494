import type { Addresses } from '@mrw/shared-contracts/addresses';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { RateLimits } from '../../platform/http/limits';
import type { SignOnService } from '../../members/auth/sign-on-service';
import { commonStyles } from '../page/assets';
import { field } from '../page/field';
import { html, type Html } from '../page/html';
import { inlineStyles } from '../page/inline-styles';
import type { Language } from '../../platform/http/language';
import { readLanguage } from '../page/language';
import { page } from '../page/layout';
import { secret, text } from '../page/query';
import { createSite } from '../server';
import { giftCardStrings } from './strings';

export interface GiftCardFrameOptions {
  addresses: Addresses;
  signOn: Pick<SignOnService, 'logInForGiftCard'>;
  logger: FastifyBaseLogger;
  rateLimits?: RateLimits | undefined;
}

const querySchema = z.object({ locale: text, origin: text });
const bodySchema = z.object({ login: text, password: secret });

function loginPage(language: Language, parentOrigin: string, styles: Html): string {
  const words = giftCardStrings[language];
  const fields = html`${field({
    name: 'login',
    label: words.login,
    required: true,
    autocomplete: 'username',
  })}
  ${field({
    name: 'password',
    label: words.password,
    type: 'password',
    required: true,
    autocomplete: 'current-password',
  })}`;
  const body = html`<section
    class="frame"
    data-parent-origin="${parentOrigin}"
    data-missing="${words.missing}"
    data-wrong="${words.wrong}"
    data-deleted="${words.deleted}"
    data-disabled="${words.disabled}"
    data-too_many="${words.tooMany}"
    data-unreachable="${words.unreachable}"
    data-outside="${words.outside}"
  >
    <h1>${words.title}</h1>
    <p class="done" role="status" data-text="${words.done}" hidden></p>
    <form method="post" action="/login" novalidate>
      <div class="alert" role="alert" hidden></div>
      ${fields}
      <button class="button filled" data-busy="${words.submitting}">${words.submit}</button>
      <p class="hint">${words.note}</p>
    </form>
    <noscript><p class="hint">${words.noScript}</p></noscript>
  </section>`;
  return page({
    language,
    title: words.title,
    body,
    width: 'frame',
    scripts: ['gift-card-frame.js'],
    inlineStyles: styles,
  });
}

function refusedPage(language: Language): string {
  const { title, badOrigin } = giftCardStrings[language];
  return page({ language, title, body: html`<p class="frame">${badOrigin}</p>`, width: 'frame' });
}

/** The log-in form that the gift-card page embeds; only the shell may frame it. */
export async function createGiftCardFrame(options: GiftCardFrameOptions): Promise<FastifyInstance> {
  const { addresses, signOn, logger, rateLimits } = options;
  const parentOrigin = addresses.shell.origin;
  const assets = new URL('./assets/', import.meta.url);
  const styles = await inlineStyles([...commonStyles, new URL('gift-card-frame.css', assets)]);
  const app = await createSite({
    assets,
    policy: {
      'connect-src': ["'self'"],
      'style-src': ["'self'", styles.source],
      'frame-ancestors': [parentOrigin],
    },
    logger,
    rateLimits,
  });

  app.get('/login', async (request, reply) => {
    reply.type('text/html; charset=utf-8');
    const query = querySchema.safeParse(request.query);
    const language = readLanguage(query.data?.locale);
    const origin = query.success ? (query.data.origin ?? parentOrigin) : '';
    if (origin !== parentOrigin) return reply.code(400).send(refusedPage(language));
    return reply.send(loginPage(language, parentOrigin, styles.element));
  });

  // No cookie is set or read, so a request forged by another page gains nothing.
  app.post('/login', async (request, reply) => {
    const body = bodySchema.safeParse(request.body);
    if (!body.success || body.data.login === undefined || body.data.password === '') {
      return reply.send({ kind: 'missing' });
    }
    const { login, password } = body.data;
    const answer = await signOn.logInForGiftCard({ login, password, address: request.ip });
    if (answer.kind === 'too_many') reply.code(429).header('retry-after', answer.wait);
    return reply.send(answer);
  });

  return app;
}
