import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Connection } from '../db/connect';
import { tooMany } from '../http/limits';
import { liveCounts } from './counts';
import { createDelivery } from './deliver';
import { forgetOld, readStart } from './reads';
import type { Exporter } from '../telemetry/intake';
import { Stream, type Reader } from './stream';
import { frameOf } from './tell';

/** Open streams of a member in one process. */
const mostStreams = 5;
/** Seconds until a further one may be tried: an old connection is noticed by its heartbeat. */
const retrySeconds = 15;
/** Milliseconds between looks at tokens that expire, and at events that are kept no longer. */
const tick = 500;
const tidying = 60_000;

export type Streams = ReturnType<typeof createStreams>;

type Source = {
  connection: Connection;
  clock: Clock;
  exporter: Exporter | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** The open event streams of this process. What a transaction tells only wakes: rows are read after it. */
export function createStreams({ connection, clock, exporter, log }: Source) {
  const counts = liveCounts(exporter, () => clock.now());
  const { db } = connection;
  const open = new Map<number, Set<Stream>>();
  let stopWaking: (() => void) | null = null;

  const all = () => [...open.values()].flatMap((streams) => [...streams]);
  const remove = (stream: Stream) => {
    const { memberId } = stream.reader;
    if (!open.get(memberId)?.delete(stream)) return;
    counts.ended();
    if (open.get(memberId)?.size === 0) open.delete(memberId);
    if (open.size > 0) return;
    stopWaking?.();
    stopWaking = null;
  };
  const end = (stream: Stream) => {
    remove(stream);
    stream.end();
  };
  const sent = (at: Date) => {
    counts.sent(clock.now().getTime() - at.getTime());
  };
  const delivery = createDelivery({ db, log, end, sent, streamsOf: (memberId) => open.get(memberId) ?? [] });
  const startWaking = () => {
    const stopListening = connection.listen((memberId) => {
      delivery.wake(memberId === null ? open.keys() : [memberId]);
    });
    const timer = setInterval(() => {
      for (const stream of all())
        if (stream.reader.expiresAt <= clock.now()) end(stream);
        else stream.beat(Date.now());
    }, tick);
    return () => {
      stopListening();
      clearInterval(timer);
    };
  };
  const tidy = setInterval(() => {
    forgetOld({ tx: db, now: clock.now() }).catch((error: unknown) => {
      log.warn({ err: error }, 'old events could not be deleted');
    });
  }, tidying).unref();

  const begin = async (stream: Stream, lastId: number | null) => {
    const { memberId, language } = stream.reader;
    const { isKnown, newest } = await readStart({ tx: db, now: clock.now() }, memberId, lastId);
    const resync = { id: newest, member_id: memberId, name: 'resync', news: {} };
    // A comment lets the headers go out.
    stream.send(isKnown ? ':\n\n' : frameOf(resync, language), Date.now());
    stream.position = isKnown ? lastId : (newest ?? 0);
  };

  return {
    /**
     * Opens a stream after the last message of its reader. Where that is not known the reader reads the state anew: it
     * misses nothing that happens later.
     *
     * @throws Refusal 429 when the member has as many as may be
     */
    open: async (reader: Reader, lastId: number | null): Promise<Stream> => {
      const own = open.get(reader.memberId) ?? new Set<Stream>();
      if (own.size >= mostStreams) throw tooMany(retrySeconds, 'Too many open streams.');
      const stream = new Stream(reader, Date.now(), clock.now());
      open.set(reader.memberId, own.add(stream));
      counts.began();
      stream.body.once('close', () => {
        remove(stream);
      });
      stopWaking ??= startWaking();
      await begin(stream, lastId).catch((error: unknown) => {
        stream.body.destroy();
        throw error;
      });
      // Of what was told since the token was looked at.
      delivery.wake([reader.memberId]);
      return stream;
    },
    /** Ends every stream, when the process stops. */
    stop: () => {
      clearInterval(tidy);
      for (const stream of all()) end(stream);
    },
  };
}
