import { becomes, claimsOf, faultsOfPage, isSettled, pressTryAgain, screenOf, textOf } from './page-state';
import type { Outcome } from './perform-act';
import type { Step } from './plan';
import { inBrowser, type World } from './world';

/** A page, and who visits it. */
export type Place = { name: string; path: string; member: boolean };

const standsAlone = (path: string) => /^\/(?:redeem-gift-card|browser-support)/.test(path);

/** A visit of a page under the faults of the step, and what becomes of it without them. */
export async function visitPage(world: World, step: Step, { path, member }: Place): Promise<Outcome> {
  return inBrowser(world, 'desktop', async ({ page, site, network, errors }) => {
    // A late call of the page before would take the connection from the document of the visit.
    if (member) await site.logInAs('demo-level2', '/level_rule').then(() => site.leave());
    const view = page.locator('body');
    const stands = standsAlone(path) ? 'alone' : 'in the site';
    let reason = '';
    network.begin(step, /^$/);
    await site.open(path);
    const hasSettled = await becomes(() => isSettled(page), 25_000);
    const [text, screen, looks] = [
      await textOf(view),
      await screenOf(view),
      await faultsOfPage(page, stands),
    ];
    await network.end();
    const offers = await pressTryAgain(view);
    const pressed = offers && (await isWhole());
    if (!pressed) await page.reload();
    const whole = pressed || (await isWhole());
    const truth = claimsOf(await textOf(view));
    return {
      wrong: [
        ...(hasSettled ? [] : ['waits for more than 25 s']),
        ...looks,
        ...claimsOf(text)
          .filter((claim) => !truth.includes(claim))
          .map((claim) => `claimed "${claim}"`),
        ...(whole ? [] : [`does not come back after a reload: ${reason}`]),
        ...errors,
      ],
      said: pressed ? 'came back at a press' : offers ? 'came back at a reload' : 'no button needed',
      met: network.met,
      screen,
    };

    /** Nothing is waited for, and nothing has failed. */
    function isWhole(): Promise<boolean> {
      return becomes(async () => {
        const retry = view.getByRole('button', { name: /try again/i }).first();
        const looks = [
          ...(await faultsOfPage(page, stands)),
          ...((await isSettled(page)) ? [] : ['it waits']),
          ...((await retry.isVisible()) ? ['it says Try again'] : []),
        ];
        reason = looks.join(', ');
        return looks.length === 0;
      }, 20_000);
    }
  });
}
