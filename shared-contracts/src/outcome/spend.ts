import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import type * as z from 'zod/mini';
// By its public name: a remote that imports this file gets the copy of the host, not one of its own.
import { failureOf, readResource, type ApiFailure, type Host } from '@mrw/shared-contracts';
import { openIntent } from './intent';
import { resolveOutcome, type ReadEffect, type UnknownOutcome } from './resolve-outcome';

/** A 4xx: the server did nothing. */
export type Refusal = Extract<ApiFailure, { kind: 'refused' }>;
/** No response, an unreadable one, or a 5xx. */
export type UnclearFailure = Exclude<ApiFailure, Refusal>;

/** One call that spends or creates something, and what its ends mean. */
export type Spending<Schema extends z.ZodMiniType, Outcome extends object> = {
  host: Pick<Host, 'storage'>;
  client: AxiosInstance;
  /** The act and its content, without codes: calls with the same text carry the same key until the outcome is known. */
  wish: string;
  request: Omit<AxiosRequestConfig, 'headers'>;
  /** What proves that it was done. */
  schema: Schema;
  done(answer: z.infer<Schema>): Outcome;
  refused(failure: Refusal): Outcome;
  /**
   * How the effect is read back, and the outcome when it is not there. Null when nothing reads it back: the call is
   * repeated with the same key.
   */
  readBack: { read: ReadEffect<Outcome>; notDone(failure: UnclearFailure): Outcome } | null;
  /** The response did not tell the outcome: it is being read back. */
  onUnclear?(): void;
};

/**
 * Sends a call that spends, once per intent. Only a 4xx is a refusal; after any other failure the
 * effect is read back before an outcome is returned. Never rejects.
 *
 * @example
 * ```tsx
 * import { useHost } from '@mrw/shared-contracts';
 * import { usageRecord } from '@mrw/shared-contracts/api/coupons';
 * import { spend } from '@mrw/shared-contracts/outcome/spend';
 *
 * type Outcome = { kind: 'used' } | { kind: 'refused'; detail: string | null };
 *
 * export function useCoupon(id: string) {
 *   const host = useHost();
 *   return (staffCode: string) =>
 *     spend<typeof usageRecord, Outcome>({
 *       host,
 *       client: host.http.coupon,
 *       wish: `use coupon ${id}`,
 *       request: { url: `/coupons/${id}/usage_record`, data: { staff_code: staffCode } },
 *       schema: usageRecord,
 *       done: () => ({ kind: 'used' }),
 *       refused: ({ detail }) => ({ kind: 'refused', detail }),
 *       readBack: null,
 *     });
 * }
 * ```
 */
export async function spend<Schema extends z.ZodMiniType, Outcome extends object>({
  host,
  client,
  wish,
  request,
  schema,
  done,
  refused,
  readBack,
  onUnclear,
}: Spending<Schema, Outcome>): Promise<Outcome | UnknownOutcome<Outcome>> {
  const { headers, isRepeated, settle } = openIntent(host, wish);
  const known = (outcome: Outcome): Outcome => {
    settle();
    return outcome;
  };
  const attempt = (otherwise: (failure: UnclearFailure) => Promise<Sent> | Sent): Promise<Sent> =>
    readResource(client, { method: 'POST', ...request, headers }, schema).then(
      (answer) => known(done(answer)),
      (error: unknown) => {
        const failure = failureOf(error);
        return failure.kind === 'refused' ? refusal(failure) : otherwise(failure);
      },
    );
  let isUnclear = false;
  const refusal = async (failure: Refusal): Promise<Sent> => {
    if (!isRepeated && !isUnclear) return known(refused(failure));
    // It may be refused because an earlier call has acted. A 401 or 429 says nothing about that one.
    const reading = readBack?.read({ signal: new AbortController().signal, retry: false });
    const effect = (await reading?.catch(() => null)) ?? null;
    if (effect) return known(effect);
    if (failure.status === 400) return known(refused(failure));
    return isUnclear ? unknown : refused(failure);
  };
  type Sent = Outcome | UnknownOutcome<Outcome>;

  const unknown: UnknownOutcome<Outcome> = {
    kind: 'unknown',
    soFar: null,
    lookAgain: () => attempt(() => unknown),
  };
  return attempt((failure) => {
    isUnclear = true;
    onUnclear?.();
    if (readBack === null) return attempt(() => unknown);
    const read: ReadEffect<Outcome> = async (options) => {
      const outcome = await readBack.read(options);
      return outcome === null ? null : known(outcome);
    };
    return resolveOutcome(read, readBack.notDone(failure));
  });
}
