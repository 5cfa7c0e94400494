import { importPKCS8, SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { GooglePasses } from '../settings';
import { passClasses, type passObject } from './object';

const scope = 'https://www.googleapis.com/auth/wallet_object.issuer';
const timeout = 10_000;
const answer = z.object({ access_token: z.string() });

type Api = NonNullable<GooglePasses['api']>;

/** A token of Google's for the calls of one round. */
async function accessToken({ email, key }: GooglePasses, { token }: Api, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(email)
    .setAudience(token)
    .setIssuedAt(issued)
    .setExpirationTime(issued + 3_600)
    .sign(await importPKCS8(key, 'RS256'));
  const response = await fetch(token, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  return answer.parse(await response.json()).access_token;
}

/** Calls of Google's API for one round. @throws when there is no token */
export async function openGoogle(google: GooglePasses, api: Api, now: Date) {
  const authorization = `Bearer ${await accessToken(google, api, now)}`;
  const call = async (method: 'POST' | 'PATCH', path: string, body: object) => {
    const response = await fetch(`${api.origin}/walletobjects/v1/${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return response.status;
  };
  return {
    /** Changes what wallets show. True also for a pass that was never added. */
    patch: async ({ type, body }: ReturnType<typeof passObject>) => {
      const status = await call('PATCH', `${type}Object/${body.id}`, body);
      return status === 200 || status === 404;
    },
    /** Makes the classes of all passes. @returns false when it has to be tried again */
    makeClasses: async (logo: string) => {
      const made = passClasses(google, logo).map(({ type, body }) => call('POST', `${type}Class`, body));
      return (await Promise.all(made)).every((status) => status === 200 || status === 409);
    },
  };
}
