import { ApiError } from '@mrw/shared-contracts';

/**
 * A call that counts with one status only: another answer is a failure, although it is no refusal (§7).
 *
 * @throws ApiError of the kind `malformed`
 */
export function expectStatus<Answer extends { status: number }>(answer: Answer, expected: number): Answer {
  if (answer.status === expected) return answer;
  throw new ApiError({ kind: 'malformed', status: answer.status });
}
