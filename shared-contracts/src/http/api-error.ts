import * as z from 'zod/mini';

/** Why a call returned no usable response. */
export type ApiFailure =
  | { kind: 'timeout' }
  | { kind: 'network' }
  | { kind: 'aborted' }
  /**
   * A 4xx: the server did nothing; `detail` and `fields` when it gave a reason (contract §0), `retryAfter` in seconds
   * when it gave a wait.
   */
  | {
      kind: 'refused';
      status: number;
      detail: string | null;
      fields: Readonly<Record<string, string>>;
      retryAfter?: number;
    }
  /** The response has an unexpected format, or is a 5xx: what the server did is not known. */
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
  response: z.optional(z.object({ status: z.number(), data: z.unknown(), headers: z.optional(z.unknown()) })),
});

/**
 * Classifies any thrown value.
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
  // The server may have failed, or a gateway given up, after the act.
  if (status >= 500) return { kind: 'malformed', status };
  return { kind: 'refused', status, ...reasonOf(response.data), ...waitOf(response.headers) };
}

const withWait = z.object({ 'retry-after': z.string().check(z.regex(/^\d+$/)) });

/** Seconds; a wait given as a date is ignored. */
function waitOf(headers: unknown): { retryAfter?: number } {
  const given = withWait.safeParse(headers);
  return given.success ? { retryAfter: Number(given.data['retry-after']) } : {};
}

/**
 * The code of a failed call for customer service: `API-500`, or `API-TIMEOUT` without a response.
 *
 * @param failure null when the cause is unknown
 */
export function failureReference(failure: ApiFailure | null): string | undefined {
  if (!failure) return undefined;
  return `API-${'status' in failure ? failure.status : failure.kind.toUpperCase()}`;
}

type Reason = { detail: string | null; fields: Record<string, string> };

function reasonOf(data: unknown): Reason {
  const detail = withDetail.safeParse(data);
  if (detail.success) return { detail: detail.data.detail, fields: {} };
  const fields = withFields.safeParse(data);
  if (!fields.success) return { detail: null, fields: {} };
  const first = Object.entries(fields.data).map(([name, messages]) => [name, messages[0] ?? ''] as const);
  return { detail: null, fields: Object.fromEntries(first) };
}
