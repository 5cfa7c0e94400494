import type { CookieConsent, DeploymentProfile } from '@mrw/shared-contracts';
import { sampleMemberSession } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject } from 'rxjs';
import { kernelOf, manifestOf } from '../../react/kernel-context/testing/render-in-kernel';
import { holdPrompt, type InstallPrompt } from '../install/install-prompt';
import { planInstall } from './plan-install';

const counted = 'mrw_kept_visits';
const offered = 'mrw_kept_install_offered';
const offer = () => screen.queryByRole('region', { name: 'Install' });

type World = {
  consent?: CookieConsent;
  config?: Partial<DeploymentProfile>;
  path?: string;
  visitor?: true;
  installed?: true;
};

/** The page of a device that had two visits before. */
async function openPage({ consent = 'all', config, path = '/home', visitor, installed }: World = {}) {
  const { kernel } = kernelOf({
    ...{ manifest: manifestOf({}), path },
    ...(visitor ? {} : { session: sampleMemberSession }),
    config: { sharedReceipts: true, ...config },
  });
  const consent$ = new BehaviorSubject(consent);
  if (installed) {
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(matchMedia(query), { matches: true }));
  }
  await act(async () => {
    ends.push(planInstall({ ...kernel, host: { ...kernel.host, consent$ } }, window, prompt$));
    await import('./start-pocket');
  });
  return { kernel, consent$ };
}

const prompt$ = new BehaviorSubject<InstallPrompt | null>(null);
const ends: (() => void)[] = [];
afterEach(() => {
  ends.splice(0).forEach((end) => {
    end();
  });
});

beforeEach(() => {
  document.body.innerHTML = `<main id="content" tabindex="-1"></main><div></div>`;
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) Mobile');
  localStorage.clear();
  localStorage.setItem(counted, JSON.stringify({ count: 2, last: 0 }));
  prompt$.next(Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.resolve() }));
});

test('from the third visit on a member is offered to install the site, once', async () => {
  await openPage();
  await waitFor(() => {
    expect(offer()).toBeVisible();
  });
  expect(localStorage.getItem(offered)).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(offer()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  await openPage();
  expect(offer()).toBeNull();
});

test('a press asks by the question of the browser, which was held back', async () => {
  const prompt = jest.fn(() => Promise.resolve());
  const question = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  const held$ = holdPrompt(window, { sharedReceipts: true }, new BehaviorSubject<CookieConsent>('all'));
  window.dispatchEvent(question);
  expect(question.defaultPrevented).toBe(true);
  prompt$.next(held$.value);
  await openPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(offer()).toBeNull();
});

test.each<[string, CookieConsent, boolean, string, boolean]>([
  ['before the answer to the cookies', 'undecided', true, 'Android', true],
  ['after "essential only"', 'essential', true, 'Android', false],
  ['on a desktop', 'all', true, 'Windows NT 10.0', false],
  ['where the deployment does not have it', 'all', false, 'Android', false],
])('%s the question of the browser is held back, or not', (_, consent, sharedReceipts, device, isHeld) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(device);
  // The listeners of other tests hear nothing of it.
  const page = Object.assign(new EventTarget(), { navigator }) as unknown as Window;
  const held$ = holdPrompt(page, { sharedReceipts }, new BehaviorSubject(consent));
  const prompt = () => Promise.resolve();
  const question = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  page.dispatchEvent(question);
  expect([question.defaultPrevented, held$.value !== null]).toEqual([isHeld, isHeld]);
});

test.each<[string, World | (() => void)]>([
  ['at the second visit', () => localStorage.setItem(counted, JSON.stringify({ count: 1, last: 0 }))],
  ['in a browser that cannot', () => prompt$.next(null)],
  [
    'while the native app is offered',
    () => document.body.insertAdjacentHTML('afterbegin', '<a href="memberrewards://home"></a>'),
  ],
  ['in the installed app', { installed: true }],
  ['to a visitor', { visitor: true }],
  ['without the consent', { consent: 'essential' }],
  ['before the answer to the cookies', { consent: 'undecided' }],
  ['where the deployment does not have it', { config: { sharedReceipts: false } }],
  ['on a page with a code', { path: '/user/myCard' }],
])('nothing is offered %s', async (_, given) => {
  if (typeof given === 'function') given();
  await openPage(typeof given === 'function' ? {} : given);
  expect(offer()).toBeNull();
  expect(localStorage.getItem(offered)).toBeNull();
});

test('visits are counted with the consent only, and forgotten without it', async () => {
  localStorage.removeItem(counted);
  const { consent$ } = await openPage({ consent: 'undecided', visitor: true });
  expect(localStorage.getItem(counted)).toBeNull();
  consent$.next('all');
  expect(localStorage.getItem(counted)).toContain('"count":1');
  consent$.next('essential');
  expect(localStorage.getItem(counted)).toBeNull();
});

test('the offer waits for a page to look around, and goes with the session', async () => {
  const { kernel } = await openPage({ path: '/user/myCard' });
  act(() => {
    kernel.navigation.navigate('/offer/LATEST');
  });
  expect(offer()).toBeVisible();
  act(() => {
    kernel.sessions.session$.next({ kind: 'visitor' });
  });
  expect(offer()).toBeNull();
});

test('an iPhone tells how it is done by hand, and what it lacks', async () => {
  prompt$.next(null);
  const safari = 'Mozilla/5.0 (iPhone) Version/18.1 Mobile/15E148 Safari/604.1';
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(safari);
  await openPage({ config: { webPush: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'Show how' }));
  const dialog = await screen.findByRole('dialog', { name: 'Harbour Rewards on the home screen' });
  expect(dialog).toHaveTextContent(/Add to Home Screen.*Messages come.*cannot share pictures/);
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(offer()).toBeNull();
});
