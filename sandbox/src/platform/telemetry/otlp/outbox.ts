import { setTimeout as wait } from 'node:timers/promises';

/** Bodies that wait; the oldest give way. */
const most = 100;
const attempts = 6;
/** Answers after which the same request may be sent again, as the protocol lists them. */
const retryable = new Set([429, 502, 503, 504]);

type Options = {
  headers: Readonly<Record<string, string>>;
  timeout: number;
  /** Says what could not be sent. */
  warn(text: string): void;
  /** Milliseconds before the first repetition. */
  pause?: number;
};

/** Sends bodies one after another, and again when the collector is not ready. */
export function createOutbox({ headers, timeout, warn, pause = 1_000 }: Options) {
  const waiting: { url: string; body: string }[] = [];
  let sending: Promise<void> | null = null;
  let ends = false;

  const post = async (url: string, body: string): Promise<{ again: boolean; after: number; why: string }> => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(timeout),
      });
      const text = await answer.text();
      const after = Number(answer.headers.get('retry-after')) * 1_000;
      const rejected = /"rejected\w+":\s*"?[1-9]/.test(text) ? ` ${text.slice(0, 200)}` : '';
      const why = answer.ok ? rejected : `answered ${answer.status}`;
      return { again: retryable.has(answer.status), after: after > 0 ? after : 0, why };
    } catch (error) {
      return { again: true, after: 0, why: error instanceof Error ? error.message : String(error) };
    }
  };

  const deliver = async (url: string, body: string) => {
    for (let attempt = 1; ; attempt += 1) {
      const { again, after, why } = await post(url, body);
      if (why === '') return;
      if (!again || attempt === attempts || ends) {
        warn(`telemetry was not taken by ${url}: ${why}`);
        return;
      }
      await wait(Math.max(after, pause * 2 ** (attempt - 1)), undefined, { ref: false });
    }
  };

  const sendAll = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await deliver(next.url, next.body);
    sending = null;
  };

  return {
    send: (url: string, body: object) => {
      waiting.push({ url, body: JSON.stringify(body) });
      if (waiting.length > most && waiting.shift()) warn('telemetry is lost: the collector is too slow');
      sending ??= sendAll();
    },
    /** Sends what waits, each once. */
    end: async () => {
      ends = true;
      await sending;
    },
  };
}
