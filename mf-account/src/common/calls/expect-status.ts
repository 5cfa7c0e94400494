import { ApiError } from '@mrw/shared-contracts';

/**
 * Accepts one status only: every other response is a failure (§7).
 *
 * @throws ApiError of the kind `malformed`
 */
export function expectStatus<Answer extends { status: number }>(answer: Answer, expected: number): Answer {
  if (answer.status === expected) return answer;
  throw new ApiError({ kind: 'malformed', status: answer.status });
}
