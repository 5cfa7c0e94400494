import { ApiError, failureOf, send, type Host } from '@mrw/shared-contracts';
import {
  loginMethodChallenge,
  loginMethodDone,
  loginMethodRefusal,
  type LoginMethodRefusal,
} from '@mrw/shared-contracts/api/customers';
import { details, isDetail } from '@mrw/shared-contracts/api/errors';
import * as z from 'zod/mini';
import { onTheWire, type Contact } from './contact';

type Client = Host['http']['other'];

/** Sends a code to the new contact: one call per press, without retries. @returns the challenge */
export async function requestCode(client: Client, uid: string, contact: Contact): Promise<string> {
  const request = { url: `/customers/${uid}/update-login-method`, params: onTheWire(contact) };
  const answer = await send(client, request);
  const parsed = loginMethodChallenge.safeParse(answer.data);
  if (answer.status !== 201 || !parsed.success) throw refusedBy(answer);
  return parsed.data.result.verify_challenge;
}

export async function confirmCode(
  client: Client,
  uid: string,
  contact: Contact,
  proof: { verify_code: string; verify_challenge: string },
): Promise<void> {
  const data = { ...onTheWire(contact), ...proof };
  const answer = await send(client, { method: 'POST', url: `/customers/${uid}/update-login-method`, data });
  if (answer.status !== 200 || !loginMethodDone.safeParse(answer.data).success) throw refusedBy(answer);
}

/** A refusal by its reason, or by an unexpected status (§7). */
const refusedBy = (response: { status: number; data: unknown }) =>
  new ApiError({ kind: 'malformed', status: response.status }, { cause: { response } });

const answered = z.object({ response: z.object({ data: loginMethodRefusal }) });
const withResult = z.object({ response: z.object({ data: z.object({ result: z.string() }) }) });

/** Why no code was sent; an unknown reason is a failed sending (§8). */
export const sendingRefusal = (error: unknown): LoginMethodRefusal | 'spending_locked' =>
  isLocked(error) ? 'spending_locked' : (reasonOf(error) ?? 'send_failed');

/** Why a code was refused (§8). After a 5xx, and without a result, it may have been accepted. */
export function codeRefusal(error: unknown): LoginMethodRefusal | 'no_answer' | 'spending_locked' {
  if (isLocked(error)) return 'spending_locked';
  const failure = failureOf(error);
  const isServerError = failure.kind === 'malformed' && failure.status >= 500;
  const hasResult = withResult.safeParse(error instanceof ApiError ? error.cause : null).success;
  if (failure.kind !== 'refused' && (isServerError || !hasResult)) return 'no_answer';
  return reasonOf(error) ?? 'invalid_verify_code';
}

function isLocked(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.kind === 'refused' && isDetail(failure.detail, details.spendingLocked);
}

function reasonOf(error: unknown): LoginMethodRefusal | null {
  const parsed = answered.safeParse(error instanceof ApiError ? error.cause : null);
  return parsed.success ? parsed.data.response.data.result : null;
}
