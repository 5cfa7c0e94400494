import { rm } from 'node:fs/promises';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { pino } from 'pino';
import { createSandbox } from './app';
import { chooseDatabase, dataFolderOf, isTemporary } from './platform/db/connect';
import { readRateLimits } from './platform/http/limits';
import { fileDirectory, partnersFileOf, registerDemo } from './members/partners/directory';
import { buildSeed } from './content/seed/index';
import { readPushSettings } from './platform/push/settings';
import { startSites } from './sites/index';
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
const logger = pino({ level: process.env['MRW_LOG'] ?? 'info', base: { part: 'sandbox' } });

async function start() {
  const dataFolder = dataFolderOf(process.env);
  const partnersFile = partnersFileOf(process.env);
  await registerDemo(partnersFile, addresses);
  const sandbox = await createSandbox({
    database: chooseDatabase(process.env),
    addresses,
    buildSeed,
    dataFolder,
    partners: fileDirectory(partnersFile),
    logger,
    push: readPushSettings(process.env),
    exporter: otlp
      ? otlpExporter(otlp, environment, (text) => {
          logger.warn(text);
        })
      : undefined,
    sandboxTools: process.env['MRW_SANDBOX_TOOLS'] !== 'off' && process.env['NODE_ENV'] !== 'production',
    ...(rateLimits === undefined ? {} : { rateLimits }),
  });
  if (process.argv.includes('--fresh')) await sandbox.reset();
  await sandbox.start(port);
  const { signOn, partnerLinks, context } = sandbox;
  const services = {
    signOn,
    tokens: context.tokens,
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
