import type { Locator } from '@playwright/test';
import type { Act, Scene } from './act';
import { judge, saidOf, type Said, type Statement } from './judge';
import { becomes, faultsOfPage, pressTryAgain, screenOf, textOf } from './page-state';
import type { Step } from './plan';
import { Truth } from './truth';
import { inBrowser, type Visit, type World } from './world';

/** What came of a step: what is wrong, what the page said, and which faults its calls met. */
export type Outcome = { wrong: readonly string[]; said: string; met: readonly string[]; screen: string };

/** One act of a member under the faults of the step, and afterwards without them. */
export async function performAct(world: World, step: Step, act: Act): Promise<Outcome> {
  await world.sandbox.reset();
  return inBrowser(world, act.phone ? 'phone' : 'desktop', async (visit) => {
    const scene: Scene = { ...visit, sandbox: world.sandbox };
    const truth = await Truth.of(world.stack, world.sandbox, act.login);
    await act.before?.(scene);
    await openPage(act, scene);
    const before = { effects: await act.effects(truth, scene), balance: await truth.balance() };
    const view = act.view?.(visit.page) ?? visit.page.locator('body');
    const effects = async () => (await act.effects(truth, scene)) - before.effects;

    visit.network.begin(step, act.calls);
    await act.press(scene);
    const first = await hear(act, view, () => true, act.quiet ? 3_000 : 25_000);
    const looks = await faultsOfPage(visit.page, standsOf(act));
    const screen = await screenOf(view);
    await visit.network.end();
    const statements: Statement[] = first ? [{ said: first, effects: await effects() }] : [];
    const last = await resolved(act, view, first);
    if (last !== first && last) statements.push({ said: last, effects: await effects() });
    if (last === 'not done' && act.again !== 'never') {
      const again = await tryAgain(act, scene, view);
      if (again) statements.push({ said: again, effects: await effects() });
    }
    const shown = await shownBalance(visit, act, truth);
    const result = {
      statements,
      isResolved: last !== null || act.quiet === true || (act.endsByItself === true && first !== null),
      effects: await effects(),
      points: act.points,
    };
    const balance = { before: before.balance, after: await truth.balance(), shown };
    return {
      wrong: [...judge({ ...result, balance }), ...looks, ...visit.errors],
      said: statements.map(({ said, effects: done }) => `${said} (${done})`).join(', '),
      met: visit.network.met,
      screen,
    };
  });
}

const standsOf = (act: Act) =>
  act.path.startsWith('/redeem-gift-card') || act.view ? 'alone' : 'in the site';

async function openPage(act: Act, scene: Scene): Promise<void> {
  const { site, page } = scene;
  if (act.view) await page.goto(site.stack.addresses.partner.origin + act.path);
  else if (act.path.startsWith('/redeem-gift-card')) await site.open(act.path);
  else await site.logInAs(act.login, act.path);
  await act.prepare(scene);
}

/** Waits until the page says something that is `enough`. */
async function hear(
  act: Act,
  view: Locator,
  enough: (said: Said) => boolean,
  timeout: number,
): Promise<Said | null> {
  let heard: Said | null = null;
  await becomes(async () => {
    heard = saidOf(await textOf(view), act);
    return heard !== null && enough(heard);
  }, timeout);
  return heard;
}

/** What the page comes to after the faults: by itself, or after one press. Null when it takes a reload. */
async function resolved(act: Act, view: Locator, first: Said | null): Promise<Said | null> {
  if (first === 'done' || first === 'not done') return first;
  const itself = await hear(act, view, (said) => said !== 'unknown', act.endsByItself ? 3_000 : 10_000);
  if (itself === 'done' || itself === 'not done') return itself;
  if (!(await pressTryAgain(view))) return null;
  const pressed = await hear(act, view, (said) => said !== 'unknown', 8_000);
  return pressed === 'unknown' ? null : pressed;
}

/** Does as the page advises. Null when it cannot be done again. */
async function tryAgain(act: Act, scene: Scene, view: Locator): Promise<Said | null> {
  try {
    if (act.again !== 'press') await openPage(act, scene);
    await act.press(scene);
  } catch {
    return null;
  }
  // What was said before may still stand beside it.
  const isDone = await becomes(async () => act.done.test(await textOf(view)), 12_000);
  return isDone ? 'done' : hear(act, view, () => true, 1_000);
}

/** Points in the header once they are the balance, at the latest after a reload. Null on pages without them. */
async function shownBalance({ page }: Visit, act: Act, truth: Truth): Promise<number | null> {
  if (act.phone || standsOf(act) === 'alone') return null;
  const shown = async () => {
    const header = await page.getByRole('banner').innerText({ timeout: 1_000 });
    return Number(/([\d,]+) points\)?\s*$/.exec(header)?.[1]?.replaceAll(',', ''));
  };
  const isRight = (timeout: number) =>
    becomes(async () => (await shown()) === (await truth.balance()), timeout);
  if (await isRight(3_000)) return shown();
  await page.reload();
  // An open payment that the reload left is given back meanwhile.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await isRight(10_000);
  return shown().catch(() => 0);
}
