import { randomBytes } from 'node:crypto';
import type { Addresses } from '@mrw/shared-contracts/addresses';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { SignOnService } from '../../members/auth/sign-on-service';
import * as z from 'zod/mini';
import { html, type Html } from '../page/html';
import { contentSecurityPolicy, createSite, type Policy } from '../server';
import { demoPassword } from '../sign-on/demo-members';
import { partnerStrings } from './strings';
import { partnerPage } from './view';
import { readVisit, walletPaths, walletUrl, type Visit } from './visit';

export interface PartnerSiteOptions {
  addresses: Addresses;
  signOn: Pick<SignOnService, 'logIn'>;
  /** Whether the member of a coupon has locked spending. */
  isLockedCoupon: (code: string) => Promise<boolean>;
  logger: FastifyBaseLogger;
}

/** The desk asks the shop's own server. */
const ownCalls: Policy = { 'connect-src': ["'self'"] };

/** What a partner must allow for the wallet in a frame that embed.js makes (docs/guides/embedding.md). */
function framePolicy({ shell }: Addresses): Policy {
  return { ...ownCalls, 'script-src': ["'self'", shell.origin], 'frame-src': [shell.origin] };
}

/** What a partner must allow so that the wallet can run inside its own page (docs/guides/embedding.md). */
function inlinePolicy({ shell, remotes, api }: Addresses, nonce: string): Policy {
  const product = [shell.origin, remotes.origin];
  return {
    'script-src': ["'self'", `'nonce-${nonce}'`, ...product],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'connect-src': ["'self'", api.origin, ...product],
    'img-src': ["'self'", 'data:', 'blob:', api.origin, ...product],
  };
}

function frameView(visit: Visit, shellOrigin: string, token: string | undefined): Html {
  return html`<iframe
    id="wallet"
    title="${partnerStrings[visit.language].walletFrame}"
    data-src="${walletUrl(shellOrigin, visit, token)}"
    data-shell-origin="${shellOrigin}"
    allow="camera; geolocation; clipboard-write"
    referrerpolicy="origin"
  ></iframe>`;
}

/** Where the script of the page puts `<member-wallet>`. */
function elementView(
  visit: Visit,
  mode: 'frame' | 'inline',
  shellOrigin: string,
  token: string | undefined,
): Html {
  return html`<p class="alert" id="script-missing" role="alert" hidden>
      ${partnerStrings[visit.language].scriptMissing}
    </p>
    <div
      id="wallet-place"
      data-script="${shellOrigin}/embed.js"
      data-mode="${mode}"
      data-page="${walletPaths[visit.page]}"
      ${token !== undefined && html`data-token="${token}"`}
    ></div>`;
}

/**
 * The partner's shop (contract §8): the wallet in a plain frame on `/`, with embed.js on `/embed` (frame) and
 * `/inline`.
 */
export async function createPartnerSite(options: PartnerSiteOptions): Promise<FastifyInstance> {
  const { addresses, signOn, isLockedCoupon, logger } = options;
  const { shell } = addresses;
  const app = await createSite({
    assets: new URL('./assets/', import.meta.url),
    policy: { ...ownCalls, 'frame-src': [shell.origin] },
    logger,
  });

  const codeFor = async ({ member, token }: Visit, address: string) => {
    if (token !== undefined || member === undefined) return { token, refused: false };
    const answer = await signOn.logIn({ login: member, password: demoPassword, address });
    return answer.kind === 'ok'
      ? { token: answer.code, refused: false }
      : { token: undefined, refused: true };
  };

  const signOnUrl = ({ language, page }: Visit) => {
    const back = `${addresses.partner.origin}/?${new URLSearchParams({ locale: language, page }).toString()}`;
    const query = new URLSearchParams({ redirect_url: back, locale: language, sign_up_channel: 'WEBSITE' });
    return `${addresses.signOn.origin}/auth/login?${query.toString()}`;
  };

  app.get('/', async (request, reply) => {
    const visit = readVisit(request.query);
    const { token, refused } = await codeFor(visit, request.ip);
    const wallet = frameView(visit, shell.origin, token);
    reply.type('text/html; charset=utf-8');
    return reply.send(partnerPage({ visit, way: 'frame', signOnUrl: signOnUrl(visit), refused, wallet }));
  });

  // A partner with linked members asks the API: `POST /partner/coupons/check`. Those of the demo are not linked.
  app.post('/coupon-lock', async (request) => {
    const asked = z.object({ code: z.string() }).safeParse(request.body);
    return { locked: asked.success && (await isLockedCoupon(asked.data.code)) };
  });

  for (const way of ['embed', 'inline'] as const) {
    app.get(`/${way}`, async (request, reply) => {
      const visit = readVisit(request.query);
      const { token, refused } = await codeFor(visit, request.ip);
      const nonce = randomBytes(16).toString('base64');
      const wallet = elementView(visit, way === 'inline' ? 'inline' : 'frame', shell.origin, token);
      const head = html`<script src="/assets/element.js" type="module" nonce="${nonce}"></script>`;
      const policy = way === 'inline' ? inlinePolicy(addresses, nonce) : framePolicy(addresses);
      reply.header('content-security-policy', contentSecurityPolicy(policy));
      reply.type('text/html; charset=utf-8');
      return reply.send(partnerPage({ visit, way, signOnUrl: signOnUrl(visit), refused, wallet, head }));
    });
  }

  return app;
}
