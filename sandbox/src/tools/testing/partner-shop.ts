import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { demoSecret } from '../../members/partners/directory';
import { partnerOrigin } from './partner-server';

const program = path.join(__dirname, '../../../../docs/examples/partner-shop/src/main.js');

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });

/** The shop of docs/examples as a process of its own, and a browser of one of its users. */
export async function runShop(signOn: string, api: string) {
  const port = await freePort();
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      SHOP_ORIGIN: partnerOrigin,
      PARTNER_ID: 'harbour-mall',
      PARTNER_SECRET: demoSecret,
      REWARDS_API: api,
      REWARDS_SIGN_ON: signOn,
    },
  });
  await once(child.stdout, 'data');
  let cookie = '';
  const call = async (method: string, address: string, body?: string, origin = partnerOrigin) => {
    const type = body?.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded';
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      redirect: 'manual',
      headers: { cookie, origin, 'content-type': type },
      ...(body === undefined ? {} : { body }),
    });
    const set = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    if (set.length > 0) cookie = set.join('; ');
    return { status: answer.status, to: answer.headers.get('location') ?? '', text: await answer.text() };
  };
  return {
    get: (address: string) => call('GET', address),
    form: (address: string, fields: Record<string, string>, origin?: string) =>
      call('POST', address, new URLSearchParams(fields).toString(), origin),
    /**
     * What the page sends of a code.
     *
     * @param code or the whole body in JSON
     * @returns what the page answers the wallet
     */
    apply: async (what: 'coupon' | 'cash', code: string) =>
      JSON.parse(
        (await call('POST', `/apply-${what}`, code.startsWith('{') ? code : JSON.stringify({ code }))).text,
      ) as { status: string; error?: string },
    walletCode: async () => {
      const { text } = await call('POST', '/wallet-code', '{}');
      return (JSON.parse(text) as { code: string | null }).code;
    },
    stop: () => child.kill(),
  };
}
