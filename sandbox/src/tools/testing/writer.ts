import { readAddresses } from '@mrw/shared-contracts/addresses';
import { pino } from 'pino';
import { createSandbox } from '../../app';
import { chooseDatabase, dataFolderOf } from '../../platform/db/connect';
import { buildSeed } from '../../content/seed/index';
import { logIn } from './sandbox';

/**
 * A sandbox that redeems coupons without end and writes the id of each one to its output once the API has answered:
 * the test that runs it kills it in the middle.
 */
const sandbox = await createSandbox({
  database: chooseDatabase(process.env),
  addresses: readAddresses({}),
  buildSeed,
  dataFolder: dataFolderOf(process.env),
  logger: pino({ enabled: false }),
});
const client = await logIn(sandbox, 'demo-level2');
await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (;;) {
      const { body } = await client.post('/customers/{uid}/campaign_participation_records', {
        campaign: '118',
        desired_coupon_quantity: 1,
      });
      process.stdout.write(`${JSON.stringify(body)}\n`);
    }
  }),
);
