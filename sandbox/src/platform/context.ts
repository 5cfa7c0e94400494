import type { Addresses } from '@mrw/shared-contracts/addresses';
import type { Partners } from '@mrw/shared-contracts/partners/registration';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Attempts } from './identity/attempts';
import type { TokenService } from './identity/tokens';
import type { Clock } from './clock';
import type { Connection } from './db/connect';
import type { Lock } from './db/lock';
import type { Faults } from './http/faults';
import type { Streams } from './live/streams';
import type { PushSender } from './push/sender';
import type { Intake } from './telemetry/intake';

/** The API server with types taken from the schemas of its routes. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** The registered partners; read for every call, so that a change needs no restart. */
export type PartnerDirectory = () => Promise<Partners>;

/** What every part of the sandbox works with. */
export type Context = Readonly<{
  connection: Connection;
  clock: Clock;
  addresses: Addresses;
  partners: PartnerDirectory;
  tokens: TokenService;
  faults: Faults;
  /** What pages and browsers reported. */
  received: Intake;
  /** Members may lock spending and see their devices. */
  spendLock: boolean;
  /** Open event streams of this process. */
  streams: Streams;
  /** Sends messages to devices; null: this environment has none. */
  push: PushSender | null;
  /** Guesses of passwords and codes. */
  attempts: Attempts;
  /** Keeps a reset apart from the calls under way. */
  lock: Lock;
  /** Folder for files: `claims/` holds uploads, `pictures/` what was made from drawings. */
  dataFolder: string;
  /** Loads the demo data anew. */
  reset(): Promise<void>;
}>;
