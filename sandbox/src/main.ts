import { rm } from 'node:fs/promises';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { pino } from 'pino';
import { createSandbox } from './app';
import { createClock } from './platform/clock';
import { chooseDatabase, dataFolderOf, isTemporary } from './platform/db/connect';
import { readRateLimits } from './platform/http/limits';
import { fileDirectory, partnersFileOf, registerDemo } from './members/partners/directory';
import { isLockedCoupon } from './members/partners/payments';
import { buildSeed } from './content/seed/index';
import { readPushSettings } from './platform/push/settings';
import { startSites } from './sites/index';
import { makeDevelopmentPasses } from './rewards/passes/development-chain';
import { passFolderOf, readPassSettings } from './rewards/passes/settings';
import { otlpExporter } from './platform/telemetry/otlp/exporter';
import { readOtlpSettings } from './platform/telemetry/otlp/settings';

const addresses = readAddresses(process.env);
/** Differs from the API's own where another server has that port and calls this process. */
const { port } = readAddresses({
  ...process.env,
  MRW_PORT_API: process.env['MRW_API_LISTEN'] ?? process.env['MRW_PORT_API'],
}).api;
const rateLimits = readRateLimits(process.env['MRW_RATE_LIMITS']);
const otlp = readOtlpSettings(process.env);
const environment = process.env['MRW_ENVIRONMENT'] ?? 'local';
const isProduction = process.env['NODE_ENV'] === 'production';
const logger = pino({ level: process.env['MRW_LOG'] ?? 'info', base: { part: 'sandbox' } });

async function start() {
  const dataFolder = dataFolderOf(process.env);
  const partnersFile = partnersFileOf(process.env);
  await registerDemo(partnersFile, addresses);
  const clock = createClock();
  const passFolder = passFolderOf(process.env);
  if (passFolder !== null && !isProduction) await makeDevelopmentPasses(passFolder, clock.now());
  const sandbox = await createSandbox({
    database: chooseDatabase(process.env),
    addresses,
    buildSeed,
    dataFolder,
    clock,
    partners: fileDirectory(partnersFile),
    passes: passFolder === null ? null : await readPassSettings(passFolder, process.env),
    logger,
    push: readPushSettings(process.env),
    spendLock: process.env['MRW_SPEND_LOCK'] !== 'off',
    exporter: otlp
      ? otlpExporter(otlp, environment, (text) => {
          logger.warn(text);
        })
      : undefined,
    sandboxTools: process.env['MRW_SANDBOX_TOOLS'] !== 'off' && !isProduction,
    ...(rateLimits === undefined ? {} : { rateLimits }),
  });
  if (process.argv.includes('--fresh')) await sandbox.reset();
  await sandbox.start(port);
  const { signOn, partnerLinks, context } = sandbox;
  const services = {
    signOn,
    tokens: context.tokens,
    isLockedCoupon: (code: string) => isLockedCoupon(context.connection.db, code),
    partners: { directory: context.partners, links: partnerLinks, clock: context.clock },
  };
  const sites =
    process.env['MRW_SITES'] === 'off' ? null : await startSites({ addresses, services, logger, rateLimits });
  return async () => {
    await sites?.stop();
    await sandbox.stop();
    // What is kept in memory ends here, and so do its files.
    if (isTemporary(process.env)) await rm(dataFolder, { recursive: true, force: true });
  };
}

const stop = await start().catch((error: unknown) => {
  logger.fatal({ err: error }, 'could not start');
  process.exit(1);
});
logger.info({ api: addresses.api.origin, console: `${addresses.api.origin}/console` }, 'ready');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  });
}
