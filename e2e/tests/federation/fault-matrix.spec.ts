import { everything } from '../../harness/everything';
import { expect, test } from '../../harness/test';
import { expectAlive, panelOf, recordsOf, stagedPage } from './expect-alive';
import { elsewhere, inTurn } from './pages';
import { stage, type Answer } from './staged-remote';

const onPurpose = /broken on purpose/;
const refusedByTheBrowser = /Failed to find a valid digest in the 'integrity' attribute/;

/** What goes wrong once the script is there, and the code of the panel. */
const life = [
  { fault: 'throwing bootstrap', code: 'MRW-121' },
  { fault: 'mount', code: 'MRW-122' },
  { fault: 'update', code: 'MRW-123', press: true },
  { fault: 'hanging mount', code: 'MRW-113' },
  ...(everything
    ? [
        { fault: 'bootstrap', code: 'MRW-121' },
        { fault: 'throwing mount', code: 'MRW-122' },
        { fault: 'render', code: 'MRW-122' },
        { fault: 'effect', code: 'MRW-123' },
        { fault: 'hanging bootstrap', code: 'MRW-112' },
      ]
    : []),
];

const answers: readonly { answer: Answer; code: RegExp }[] = [
  { answer: '404', code: /MRW-103/ },
  { answer: '500', code: /MRW-103/ },
  { answer: 'truncated', code: /MRW-103/ },
  { answer: 'html', code: /MRW-103/ },
  { answer: 'dropped', code: /MRW-103/ },
];

for (const { remote, path } of inTurn) {
  test(`${remote} fails in every lifecycle step: a panel with its code, the rest works, Retry heals`, async ({
    site,
    page,
    consoleWatch,
  }) => {
    test.setTimeout(everything ? 600_000 : 180_000);
    consoleWatch.allow(onPurpose);
    const staged = await stage(page, site, remote);
    await site.logInAs('demo-level2', elsewhere(remote));
    for (const { fault, code, press = false } of life) {
      await test.step(fault, async () => {
        await staged.fails(fault);
        await site.follow(path);
        if (press) await page.getByRole('button', { name: 'Go on' }).click();
        await expect(panelOf(page)).toContainText(code);
        const records = await recordsOf(page);
        expect(records.match(new RegExp(`"code":"${code}","remote":"${remote}"`, 'g'))).not.toBeNull();
        await expectAlive(page, site, remote, everything);
        if (everything || fault === 'mount') {
          await site.follow(path);
          if (press) await page.getByRole('button', { name: 'Go on' }).click();
          await expect(panelOf(page)).toBeVisible();
          await staged.fails('');
          await panelOf(page).getByRole('button', { name: 'Try again' }).click();
          await expect(stagedPage(page)).toBeVisible();
        }
        await staged.fails('');
        await site.follow(elsewhere(remote));
      });
    }
  });

  test(`${remote} throws in an event or will not leave: the visitor goes on, and it is reported`, async ({
    site,
    page,
    consoleWatch,
  }) => {
    test.setTimeout(180_000);
    consoleWatch.allow(onPurpose);
    const staged = await stage(page, site, remote);
    await site.logInAs('demo-level2', elsewhere(remote));
    await staged.fails('event');
    await site.follow(path);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(stagedPage(page)).toBeVisible();
    expect(await recordsOf(page)).toContain(`"remote":"${remote}"`);
    for (const [fault, code] of [
      ['unmount', 'MRW-124'],
      ['throwing unmount', 'MRW-124'],
      ['hanging unmount', 'MRW-115'],
    ] as const) {
      await staged.fails('');
      await site.follow(path);
      await expect(stagedPage(page)).toBeVisible();
      await staged.fails(fault);
      await expectAlive(page, site, remote, everything);
      // It ends at /home, which may be the page of the remote itself.
      await site.follow(elsewhere(remote));
      await expect(stagedPage(page)).toBeHidden();
      await expect.poll(() => recordsOf(page)).toContain(code);
    }
  });

  test(`${remote} comes wrong over the network or throws while it is read: a panel, Retry heals`, async ({
    site,
    page,
    consoleWatch,
  }) => {
    test.setTimeout(everything ? 120_000 : 60_000);
    consoleWatch.allow(refusedByTheBrowser);
    consoleWatch.allow(onPurpose);
    const staged = await stage(page, site, remote);
    await site.logInAs('demo-level2', elsewhere(remote));
    // One page for all of them: a successful response is cached.
    for (const { answer, code } of answers) {
      await test.step(answer, async () => {
        staged.answers(answer);
        await site.follow(path);
        await expect(panelOf(page)).toContainText(code);
        await expectAlive(page, site, remote, everything);
      });
    }
    staged.answers('well');
    await staged.fails('evaluation');
    await site.follow(path);
    await expect(panelOf(page)).toContainText('MRW-103');
    await staged.fails('');
    await panelOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(stagedPage(page)).toBeVisible();
  });

  test(`${remote} suspends for ever, hangs while it loads and arrives late: a panel each, late code is ignored`, async ({
    site,
    page,
  }) => {
    test.setTimeout(60_000);
    const staged = await stage(page, site, remote);
    // Before the shell: timers that are replaced while a remote mounts are put back.
    await page.clock.install();
    await site.logInAs('demo-level2', elsewhere(remote));
    staged.answers('hanging');
    await site.follow(path);
    await expect.poll(() => staged.asked()).toBe(1);
    // Within 10 s, and without a try of another version, which would be as late.
    await page.clock.runFor(9_000);
    await expect(panelOf(page)).toContainText('MRW-111');
    await staged.arriveLate();
    await expect(panelOf(page)).toBeVisible();
    staged.answers('well');
    await panelOf(page).getByRole('button', { name: 'Try again' }).click();
    await page.clock.runFor(1_000);
    await expect(stagedPage(page)).toBeVisible();

    await site.follow(elsewhere(remote));
    await staged.fails('suspend');
    await site.follow(path);
    await expect(page.getByRole('status', { name: 'Loading' }).first()).toBeVisible();
    await page.clock.runFor(21_000);
    await expect(panelOf(page)).toContainText('MRW-114');
  });
}
