import * as z from 'zod/mini';

/** Why a call gave no usable answer. */
export type ApiFailure =
  | { kind: 'timeout' }
  | { kind: 'network' }
  | { kind: 'aborted' }
  /** The server answered; `detail` and `fields` when it said why (contract §0). */
  | { kind: 'refused'; status: number; detail: string | null; fields: Readonly<Record<string, string>> }
  /** The answer does not have the agreed form, or a gateway answered in the place of the server. */
  | { kind: 'malformed'; status: number };

/** Thrown by every call made through `readResource`, `readPage` and `send`. */
export class ApiError extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure, options?: ErrorOptions) {
    super(`API call failed: ${failure.kind}`, options);
    this.name = 'ApiError';
    this.failure = failure;
  }
}

const withDetail = z.object({ detail: z.string() });
const withFields = z.record(z.string(), z.array(z.string()).check(z.minLength(1)));

const axiosFailure = z.object({
  isAxiosError: z.literal(true),
  code: z.optional(z.string()),
  response: z.optional(z.object({ status: z.number(), data: z.unknown() })),
});

/**
 * Sorts whatever a call threw.
 *
 * @returns the failure; anything that is neither an axios nor an API error counts as `network`
 */
export function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiError) return error.failure;
  const parsed = axiosFailure.safeParse(error);
  if (!parsed.success) return { kind: 'network' };
  const { code, response } = parsed.data;
  if (code === 'ERR_CANCELED') return { kind: 'aborted' };
  if (code === 'ECONNABORTED' || code === 'ETIMEDOUT') return { kind: 'timeout' };
  if (!response) return { kind: 'network' };
  const { status } = response;
  const reason = reasonOf(response.data);
  // Without a reason it says nothing of what the server behind the gateway did, or did not do.
  if (gatewayStatuses.has(status) && isEmpty(reason)) return { kind: 'malformed', status };
  return { kind: 'refused', status, ...reason };
}

const gatewayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * What a person can tell customer service about a failed call: `API-500`, or `API-TIMEOUT` where no answer came.
 *
 * @param failure null where the cause is not known
 */
export function failureReference(failure: ApiFailure | null): string | undefined {
  if (!failure) return undefined;
  return `API-${'status' in failure ? failure.status : failure.kind.toUpperCase()}`;
}

type Reason = { detail: string | null; fields: Record<string, string> };

const isEmpty = ({ detail, fields }: Reason) => detail === null && Object.keys(fields).length === 0;

function reasonOf(data: unknown): Reason {
  const detail = withDetail.safeParse(data);
  if (detail.success) return { detail: detail.data.detail, fields: {} };
  const fields = withFields.safeParse(data);
  if (!fields.success) return { detail: null, fields: {} };
  const first = Object.entries(fields.data).map(([name, messages]) => [name, messages[0] ?? ''] as const);
  return { detail: null, fields: Object.fromEntries(first) };
}
