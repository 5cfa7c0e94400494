import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { desktop, phone } from '../harness/devices';
import { test } from '../harness/test';
import { Hand, type Way } from './hand';
import { see, type Seen } from './seen';
import type { Scene, Task } from './task';
import { accountTasks } from './tasks-account';
import { offerTasks } from './tasks-offers';
import { walletTasks } from './tasks-wallet';

type Row = { task: string; way: Way; presses: number; waited: number } & (Seen | { stopped: string });

const folder = fileURLToPath(new URL('../../var/reports/journey', import.meta.url));
const tasks: readonly Task[] = [...accountTasks, ...offerTasks, ...walletTasks];

for (const [way, device] of [
  ['touch', phone],
  ['keyboard', desktop],
] as const)
  test.describe(way, () => {
    test.use({ ...device, contextOptions: { reducedMotion: 'reduce' } });
    for (const task of tasks)
      test(`${way}: ${task.name}`, async ({ page, context, site, sandbox, stack }) => {
        const hand = new Hand(page, way);
        const scene: Scene = { hand, page, context, site, sandbox, isPhone: way === 'touch' };
        await task.before?.(scene);
        if (task.from === 'partner')
          await page.goto(`${stack.addresses.partner.origin}/?page=coupon&member=demo-level2`);
        else if (task.login) await site.logInAs(task.login, task.from);
        else await site.open(task.from);
        await site.untilQuiet();
        const outcome = await task
          .walk(scene)
          .then((locator) => see(hand.page, locator, hand.page !== page))
          .then(async (seen) =>
            task.isOnlyTold ? { ...seen, onIt: seen.heard && (await hand.isOnPressed()) } : seen,
          )
          .catch((error: unknown) => ({
            stopped: String(error).split('\n').slice(0, 2).join(' ').slice(0, 160),
          }));
        const { presses, waited } = hand;
        write({ task: task.name, way, presses, waited: Math.round(waited * 10) / 10, ...outcome });
        if ('stopped' in outcome) throw new Error(outcome.stopped);
      });
  });

/** A task is a file: a run of one task replaces its row only. */
function write(row: Row): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(`${folder}/${row.way} ${row.task}.json`, JSON.stringify(row));
}
