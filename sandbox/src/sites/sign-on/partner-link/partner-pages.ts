import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { readLanguage } from '../../page/language';
import { secret, text } from '../../page/query';
import { contentSecurityPolicy } from '../../server';
import type { LogInForm } from '../log-in-view';
import { badRedirectPage } from '../pages';
import { providers, type SignOnPort } from '../services';
import { missingIn } from '../submission';
import { answerUrl, readLinkRequest, type LinkRequest } from './link-request';
import { linkPage } from './link-view';
import { linksLogInPage, linksPage } from './links-view';
import type { PartnerPort } from '../../../members/partners/partner-port';

const form = z.object({
  action: text,
  login: text,
  password: z.catch(secret, ''),
  provider: z.catch(z.enum(providers), 'GOOGLE'),
  locale: text,
  ticket: text,
  link: text,
});
type Form = z.infer<typeof form>;
type Parts = { partners: PartnerPort; signOn: SignOnPort; homeUrl: string };

const html = 'text/html; charset=utf-8';
const nothing: LogInForm = { login: '', password: '' };

/** The consent of a member (`/partner/link`), and the list of what the member has linked (`/account/partners`). */
export function partnerPages(app: FastifyInstance, { partners, signOn, homeUrl }: Parts): void {
  const { links, directory } = partners;

  const logIn = (given: Form, address: string) =>
    given.action === 'provider'
      ? signOn.logInWith(given.provider)
      : signOn.logIn({ login: given.login ?? '', password: given.password, address });
  const missing = ({ action, login, password }: Form) =>
    action === 'provider' ? null : missingIn(login ?? '', password);
  const again = (given: Form, fault: NonNullable<LogInForm['fault']>, wait = 0): LogInForm => ({
    login: given.login ?? '',
    password: '',
    fault,
    wait,
  });
  const show = (reply: FastifyReply, request: LinkRequest, filled: LogInForm) => {
    // A browser checks the redirect after a form against form-action too.
    const policy = { 'form-action': ["'self'", new URL(request.redirectUri).origin] };
    reply.header('content-security-policy', contentSecurityPolicy(policy));
    if (filled.fault === 'too_many') reply.code(429).header('retry-after', filled.wait);
    return reply.type(html).send(linkPage(request, filled));
  };
  const refuse = (reply: FastifyReply, source: unknown) => {
    const { locale } = z.catch(z.object({ locale: text }), { locale: undefined }).parse(source);
    return reply.code(400).type(html).send(badRedirectPage(locale, homeUrl));
  };

  app.get('/partner/link', async (request, reply) => {
    const asked = await readLinkRequest(partners, request.query);
    return asked === null ? refuse(reply, request.query) : show(reply, asked, nothing);
  });

  app.post('/partner/link', async (request, reply) => {
    const asked = await readLinkRequest(partners, request.body);
    const read = form.safeParse(request.body);
    if (asked === null || !read.success) return refuse(reply, request.body);
    const given = read.data;
    if (given.action === 'refuse') return reply.redirect(answerUrl(asked, { error: 'access_denied' }), 303);
    const lacking = missing(given);
    if (lacking) return show(reply, asked, again(given, lacking));
    const member = await logIn(given, request.ip);
    const answer = await links.consent(member, {
      partner: asked.id,
      redirectUri: asked.redirectUri,
      byPassword: given.action !== 'provider',
    });
    if (answer.kind === 'ok') return reply.redirect(answerUrl(asked, { code: answer.code }), 303);
    return show(reply, asked, again(given, answer.kind, answer.kind === 'too_many' ? answer.wait : 0));
  });

  app.get('/account/partners', async (request, reply) => {
    const { locale } = z.catch(z.object({ locale: text }), { locale: undefined }).parse(request.query);
    return reply.type(html).send(linksLogInPage(readLanguage(locale), nothing));
  });

  app.post('/account/partners', async (request, reply) => {
    reply.type(html);
    const read = form.safeParse(request.body);
    const given = read.success ? read.data : form.parse({});
    const language = readLanguage(given.locale);
    let { ticket } = given;
    if (ticket === undefined) {
      const lacking = missing(given);
      if (lacking) return reply.send(linksLogInPage(language, again(given, lacking)));
      const opened = await links.openPage(await logIn(given, request.ip));
      if (opened.kind !== 'ok') {
        const wait = opened.kind === 'too_many' ? opened.wait : 0;
        if (opened.kind === 'too_many') reply.code(429).header('retry-after', wait);
        return reply.send(linksLogInPage(language, again(given, opened.kind, wait)));
      }
      ticket = opened.ticket;
    }
    const list = await links.page(ticket, given.link);
    if (list === null) return reply.send(linksLogInPage(language, nothing));
    return reply.send(
      linksPage({ language, ticket, list, partners: await directory(), ended: given.link !== undefined }),
    );
  });
}
