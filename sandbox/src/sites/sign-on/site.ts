import type { Addresses } from '@mrw/shared-contracts/addresses';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { RateLimits } from '../../platform/http/limits';
import { text } from '../page/query';
import { createSite } from '../server';
import { demoMembers, demoPassword } from './demo-members';
import { emptyEventForm } from './event-form';
import { loginUrl, readLoginContext, type LoginContext } from './login-context';
import { badRedirectPage, signOnPage, type Screen } from './pages';
import { partnerCalls } from './partner-link/partner-calls';
import { partnerPages } from './partner-link/partner-pages';
import type { PartnerPort } from '../../members/partners/partner-port';
import { landingPages } from './redirect-allow-list';
import type { SignOnPort } from './services';
import { emptySignUpForm } from './sign-up-form';
import { submissionSchema, submit } from './submission';

export interface SignOnSiteOptions {
  addresses: Addresses;
  signOn: SignOnPort;
  /** Left out: there are no partners. */
  partners?: PartnerPort | undefined;
  logger: FastifyBaseLogger;
  rateLimits?: RateLimits | undefined;
}

const localeSchema = z.catch(z.object({ locale: text }), { locale: undefined });
const demoSchema = z.catch(z.object({ demo: text }), { demo: undefined });

function firstScreen(context: LoginContext, query: unknown): Screen {
  if (context.isEventRegister) return { name: 'event_contact', form: emptyEventForm(context) };
  if (context.view === 'sign_up') return { name: 'sign_up', form: emptySignUpForm(context) };
  const { demo } = demoSchema.parse(query);
  if (demo !== undefined && Object.hasOwn(demoMembers, demo)) {
    return { name: 'log_in', form: { login: demo, password: demoPassword } };
  }
  return { name: 'log_in', form: { login: context.email ?? context.mobile ?? '', password: '' } };
}

/**
 * The sign-on site (contract §1).
 *
 * It sets no cookie and has no session: a login form posted from a foreign page could only log the visitor in to an
 * account whose password that page already has, and the response goes to a landing page of the allow list. A CSRF
 * token is therefore not needed.
 */
export async function createSignOnSite(options: SignOnSiteOptions): Promise<FastifyInstance> {
  const { addresses, signOn, partners, logger, rateLimits } = options;
  const allowed = landingPages(addresses);
  const outboxUrl = `${addresses.api.origin}/console#outbox`;
  const app = await createSite({
    assets: new URL('./assets/', import.meta.url),
    // A browser checks the redirect after a form against form-action too.
    policy: { 'form-action': ["'self'", ...new Set(allowed.map(({ origin }) => origin))] },
    logger,
    rateLimits,
  });

  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    const { locale } = localeSchema.parse(request.body ?? request.query);
    return reply.code(400).send(badRedirectPage(locale, addresses.shell.origin));
  };

  app.get('/auth/login', async (request, reply) => {
    reply.type('text/html; charset=utf-8');
    const context = readLoginContext(request.query, allowed);
    if (context === null) return refuse(request, reply);
    return reply.send(signOnPage(firstScreen(context, request.query), context));
  });

  app.post('/auth/login', async (request, reply) => {
    reply.type('text/html; charset=utf-8');
    const context = readLoginContext(request.body, allowed);
    if (context === null) return refuse(request, reply);
    const submission = submissionSchema.safeParse(request.body);
    if (!submission.success) return reply.redirect(loginUrl(context), 303);
    const outcome = await submit(submission.data, { context, signOn, outboxUrl, address: request.ip });
    if (outcome.kind === 'redirect') return reply.redirect(outcome.url, 303);
    const { screen } = outcome;
    if (screen.name === 'log_in' && screen.form.fault === 'too_many')
      reply.code(429).header('retry-after', screen.form.wait);
    return reply.send(signOnPage(screen, context));
  });

  if (partners) {
    partnerPages(app, { partners, signOn, homeUrl: addresses.shell.origin });
    await app.register((calls: FastifyInstance, _options, done) => {
      partnerCalls(calls, partners);
      done();
    });
  }
  return app;
}
