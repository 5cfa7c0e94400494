import { readAddresses } from '@mrw/shared-contracts/addresses';
import { pino } from 'pino';
import { createSandbox } from './app';
import { chooseDatabase, dataFolderOf } from './db/connect';
import { buildSeed } from './seed/index';
import { startSites } from './sites/index';

const addresses = readAddresses(process.env);
const logger = pino({ level: process.env['MRW_LOG'] ?? 'info', base: { part: 'sandbox' } });

const sandbox = await createSandbox({
  database: chooseDatabase(process.env),
  addresses,
  buildSeed,
  dataFolder: dataFolderOf(process.env),
  logger,
  sandboxTools: process.env['MRW_SANDBOX_TOOLS'] !== 'off' && process.env['NODE_ENV'] !== 'production',
});
if (process.argv.includes('--fresh')) await sandbox.reset();
await sandbox.start();
const sites = await startSites({
  addresses,
  services: { signOn: sandbox.signOn, tokens: sandbox.context.tokens },
  logger,
});
logger.info({ api: addresses.api.origin, console: `${addresses.api.origin}/console` }, 'ready');

async function stop(): Promise<void> {
  await sites.stop();
  await sandbox.stop();
}
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
