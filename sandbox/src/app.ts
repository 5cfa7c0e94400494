import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { Addresses } from '@mrw/shared-contracts/addresses';
import { apiHeaders } from '@mrw/shared-contracts/headers';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { createAttempts } from './platform/identity/attempts';
import { createSignOn } from './members/auth/sign-on';
import type { SignOnService } from './members/auth/sign-on-service';
import { createTokens } from './platform/identity/tokens';
import { demoPartners } from './members/partners/directory';
import { createPartnerLinks, type PartnerLinks } from './members/partners/links';
import { createClock, type Clock } from './platform/clock';
import type { Api, Context, PartnerDirectory } from './platform/context';
import { fillKeys } from './platform/db/comparison-keys';
import { connect, type DatabaseChoice } from './platform/db/connect';
import { createLock } from './platform/db/lock';
import { isEmpty } from './platform/db/reset';
import type { BuildSeed } from './platform/db/seed-contract';
import { fillDatabase } from './platform/db/fill';
import { isInlineOrigin } from './platform/http/inline-origin';
import { publishContract } from './platform/http/contract-page';
import { knownOrigins, refuseForeign } from './platform/http/cors';
import { logAnswers } from './platform/http/log-answers';
import { handleJsonBodies } from './platform/http/json-bodies';
import { answerErrors } from './platform/http/error-answers';
import { meetFaults } from './platform/http/fault-hooks';
import { createFaults } from './platform/http/faults';
import { noteChanges } from './platform/http/last-change';
import { keepApart } from './platform/http/lock-hooks';
import { replayAnswers } from './platform/http/idempotency';
import { rateLimits } from './platform/http/rate-limits';
import type { RateLimits } from './platform/http/limits';
import { serverLimits } from './platform/http/server-limits';
import { guardText } from './platform/http/text-guard';
import { countRefusals } from './platform/telemetry/count-refusals';
import { unlockAll } from './platform/identity/spending';
import { createStreams } from './platform/live/streams';
import { createPush, type PushSettings } from './platform/push/settings';
import type { PassSettings } from './rewards/passes/settings';
import { startPasses } from './rewards/passes/start';
import type { PassUpdates } from './rewards/passes/updates';
import { mediaRoutes } from './platform/media/routes';
import { apiRoutes } from './routes';
import { sandboxRoutes } from './tools/sandbox-tools/routes';
import { consoleRoutes } from './sites/console/index';
import { databaseStore } from './platform/telemetry/database-store';
import { createIntake, type Exporter } from './platform/telemetry/intake';
import { memoryStore } from './platform/telemetry/memory-store';

export type SandboxOptions = {
  database: DatabaseChoice;
  addresses: Addresses;
  buildSeed: BuildSeed;
  /** Folder for uploaded images and encoded pictures. */
  dataFolder: string;
  logger: FastifyBaseLogger;
  clock?: Clock;
  /** Left out: those of the demo. */
  partners?: PartnerDirectory;
  /** False: members cannot lock spending or see their devices, whose calls are 404. */
  spendLock?: boolean;
  /** False leaves out `/sandbox/*`. */
  sandboxTools?: boolean;
  /** Limits of calls and of failed attempts; left out: unlimited, as tests need it. */
  rateLimits?: RateLimits;
  /** Where telemetry goes too; left out: nowhere. */
  exporter?: Exporter | undefined;
  /** Messages to devices; left out: its calls answer 404. */
  push?: PushSettings | null;
  /** Certificates of passes (Q-192); left out: members get none. */
  passes?: PassSettings | null;
  /** How long a sender may take for a whole request; left out: a minute. */
  requestSeconds?: number;
};

export type Sandbox = {
  api: Api;
  context: Context;
  signOn: SignOnService;
  partnerLinks: PartnerLinks;
  /** Null without certificates. */
  passUpdates: PassUpdates | null;
  /** Listens on a port, on this machine only. */
  start(port: number): Promise<void>;
  stop(): Promise<void>;
  /** Loads the demo data anew. */
  reset(): Promise<void>;
};

const bodyLimit = 100 * 1024;
/** How long calls under way may take to end at a stop. */
const stopSeconds = 5;

/** The API of the sandbox with its database, not yet listening. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { addresses, buildSeed, clock = createClock() } = options;
  const connection = await connect(options.database, async (db) => {
    if (await isEmpty(db)) await fillDatabase(db, buildSeed(clock.now()));
    for (const collision of await fillKeys(db))
      options.logger.warn(
        collision,
        'stored before there were keys, and the same as an older row by its key',
      );
  });
  await mkdir(join(options.dataFolder, 'claims'), { recursive: true });
  const faults = createFaults();
  const store = connection.kind === 'postgres' ? databaseStore(connection.db) : memoryStore();
  const received = createIntake(store, options.rateLimits ?? null, options.exporter);
  const lock = createLock();
  const attempts = createAttempts(options.rateLimits ?? null);
  const reset = (): Promise<void> =>
    lock.alone(async () => {
      faults.clear();
      await received.clear();
      attempts.clear();
      clock.setOffset(0);
      await fillDatabase(connection.db, buildSeed(clock.now()));
    });

  if (options.spendLock === false) await unlockAll(connection.db);
  const tokens = createTokens(connection.db, clock);
  const streams = createStreams({ connection, clock, log: options.logger, exporter: options.exporter });
  const push = createPush({ ...options, connection, clock, tokens });
  const context: Context = {
    partners: options.partners ?? (() => Promise.resolve(demoPartners(addresses))),
    connection,
    clock,
    addresses,
    tokens,
    faults,
    received,
    spendLock: options.spendLock ?? true,
    streams,
    push,
    attempts,
    lock,
    dataFolder: options.dataFolder,
    reset,
  };
  const passes = startPasses(context, options);
  const api = await createApi(context, options);
  passes?.routes(api);
  return {
    api,
    context,
    signOn: createSignOn(context),
    partnerLinks: createPartnerLinks(context),
    passUpdates: passes?.updates ?? null,
    start: async (port) => {
      await api.listen({ port, host: 'localhost' });
    },
    stop: async () => {
      // Calls under way are answered; what hangs (a fault may) is cut off.
      const cutOff = setTimeout(() => api.server.closeAllConnections(), stopSeconds * 1000);
      await api.close();
      clearTimeout(cutOff);
      await passes?.updates.stop();
      await options.exporter?.stop();
      await connection.close();
    },
    reset,
  };
}

async function createApi(context: Context, options: SandboxOptions): Promise<Api> {
  const { logger, sandboxTools = true } = options;
  const api: Api = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    // A HEAD would do what the GETs with effects do (Q-010).
    exposeHeadRoutes: false,
    // Behind a proxy on this machine, addresses and protocol are those of its callers.
    trustProxy: 'loopback',
    ...serverLimits(options.requestSeconds),
    // Long ids reach the handlers, which answer them like any other wrong id.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * 1024 },
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
  }).withTypeProvider<ZodTypeProvider>();
  handleJsonBodies(api);
  answerErrors(api);

  const origins = knownOrigins(context.addresses);
  await api.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  // The row of the API in the one table of headers; a page in here sets its own policy after it.
  api.addHook('onRequest', async (_request, reply) => {
    reply.headers(apiHeaders);
    // Pages go by the clock of the sandbox (Q-191), wherever tests have moved it.
    reply.header('date', context.clock.now().toUTCString());
  });
  await api.register(cors, {
    origin: (origin, decide) => {
      if (origin === undefined || origins.has(origin)) decide(null, origin !== undefined);
      else
        isInlineOrigin(context, origin).then(
          (isAllowed) => {
            decide(null, isAllowed);
          },
          (error: unknown) => {
            decide(error instanceof Error ? error : null, false);
          },
        );
    },
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Accept-Language', 'Idempotency-Key', 'Last-Event-ID'],
    exposedHeaders: ['Link', 'Date', 'Age', 'Retry-After'],
    maxAge: 600,
  });
  logAnswers(api);
  await api.register(rateLimits, { limits: options.rateLimits });
  guardText(api);
  keepApart(api, context.lock);
  replayAnswers(api, context);
  // After the others: an answer that a fault delays or drops is made, stored and no longer inside.
  meetFaults(api, context.faults);
  countRefusals(api, options.exporter, () => context.clock.now());
  const changedAt = noteChanges(api);
  // Answers go out compressed, last of all; a compressed call is not unpacked.
  await api.register(compress, { globalDecompression: false });
  await publishContract(api);
  await api.register(mediaRoutes, {
    cacheDir: join(context.dataFolder, 'pictures'),
    uploadsDir: join(context.dataFolder, 'claims'),
  });
  await api.register((routes: Api) => apiRoutes(routes, context));
  if (sandboxTools)
    await api.register((routes: Api, _options, done) => {
      refuseForeign(routes, origins);
      sandboxRoutes(routes, context);
      routes.get('/sandbox/changes', () => ({ at: changedAt() }));
      done();
    });
  if (sandboxTools) await api.register(consoleRoutes, { prefix: '/console' });
  return api;
}
