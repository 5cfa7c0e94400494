import { Readable } from 'node:stream';
import type { Language } from '../http/language';

/** Milliseconds of silence until a comment is sent, and of a reader that takes nothing until it is cut off. */
const heartbeat = 15_000;
/** Bytes that may wait for a reader. */
const mostWaiting = 64 * 1024;

export type Reader = Readonly<{
  memberId: number;
  sessionId: string;
  /** End of the token. */
  expiresAt: Date;
  language: Language;
}>;

/** One open response of `GET /customers/{uid}/events`. */
export class Stream {
  readonly reader: Reader;
  /** By the clock of the events. */
  readonly openedAt: Date;
  readonly body = new Readable({ read: () => undefined });
  /** Id of the last message that was sent; null until it is known where to begin. */
  position: number | null = null;
  #sentAt: number;
  #wasWaiting = false;

  constructor(reader: Reader, now: number, openedAt = new Date(now)) {
    this.reader = reader;
    this.openedAt = openedAt;
    this.#sentAt = now;
  }

  /** A slow reader is cut off, not waited for: it begins anew after the last message that it has. */
  send(frame: string, now: number): void {
    this.#sentAt = now;
    if (this.body.readableLength > mostWaiting) this.body.destroy();
    else this.body.push(frame);
  }

  beat(now: number): void {
    if (now - this.#sentAt < heartbeat) return;
    const isWaiting = this.body.readableLength > 0;
    if (isWaiting && this.#wasWaiting) this.body.destroy();
    else this.send(':\n\n', now);
    this.#wasWaiting = isWaiting;
  }

  end(): void {
    // Paused: it would wait for its reader before it ends.
    if (this.body.readableFlowing === false) this.body.destroy();
    else this.body.push(null);
  }
}
