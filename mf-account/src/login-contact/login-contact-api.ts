import { ApiError, failureOf, readResource, send, type Host } from '@mrw/shared-contracts';
import {
  loginMethodChallenge,
  loginMethodRefusal,
  type LoginMethodRefusal,
} from '@mrw/shared-contracts/api/customers';
import * as z from 'zod/mini';
import { onTheWire, type Contact } from './contact';

type Client = Host['http']['other'];

/** Sends a code to the new contact: one call per press, never repeated. @returns the challenge */
export async function requestCode(client: Client, uid: string, contact: Contact): Promise<string> {
  const request = { url: `/customers/${uid}/update-login-method`, params: onTheWire(contact) };
  const { result } = await readResource(client, request, loginMethodChallenge);
  return result.verify_challenge;
}

export async function confirmCode(
  client: Client,
  uid: string,
  contact: Contact,
  proof: { verify_code: string; verify_challenge: string },
): Promise<void> {
  const data = { ...onTheWire(contact), ...proof };
  await send(client, { method: 'POST', url: `/customers/${uid}/update-login-method`, data });
}

const answered = z.object({ response: z.object({ data: loginMethodRefusal }) });

/** Why no code was sent; everything without a known reason counts as a failed sending (§8). */
export const sendingRefusal = (error: unknown): LoginMethodRefusal => reasonOf(error) ?? 'send_failed';

/** Why a code did not count (§8); without an answer it may have counted. */
export function codeRefusal(error: unknown): LoginMethodRefusal | 'no_answer' {
  const { kind } = failureOf(error);
  if (kind === 'network' || kind === 'timeout') return 'no_answer';
  return reasonOf(error) ?? 'invalid_verify_code';
}

function reasonOf(error: unknown): LoginMethodRefusal | null {
  const parsed = answered.safeParse(error instanceof ApiError ? error.cause : null);
  return parsed.success ? parsed.data.response.data.result : null;
}
