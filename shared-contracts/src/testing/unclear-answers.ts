import type { FakeAnswer } from './fake-api';

/**
 * Answers that do not tell what the server did: every 5xx with a reason, empty, of a gateway, and cut off.
 *
 * @param detail a reason that a refusal would have
 */
export const unclearAnswers = (detail: string): readonly FakeAnswer[] =>
  [500, 502, 503, 504].flatMap((status) =>
    [{ detail }, undefined, '<html></html>', '{"det'].map((body) => ({ status, body })),
  );
