import type { EmbedReport, Session } from '@mrw/shared-contracts';
import type { ChosenRemote } from '@mrw/shared-contracts/manifest';
import { fakeProfile } from '@mrw/shared-contracts/testing';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { historyNavigation } from '../../../host/navigation/history-navigation';
import { runCommands } from './run-commands';
import { walletNavigation } from './wallet-navigation';

const remote: ChosenRemote = {
  version: '1.0.0',
  base: 'http://remotes.test/',
  bucket: 0,
  canary: false,
  descriptor: {
    schema: 1,
    name: 'mf-wallet',
    version: '1.0.0',
    contract: '^1.0.0',
    container: 'x',
    entry: 'x.js',
    routes: ['/user/:page', '/coupon/:id'].map((path) => ({
      path,
      protected: true,
      chrome: 'full',
      footer: true,
    })),
    exposes: {},
    slots: {},
    languages: ['en'],
    integrity: {},
    shared: {},
  },
};

function open() {
  const session$ = new BehaviorSubject<Session>({ kind: 'visitor' });
  const done: string[] = [];
  const reports: EmbedReport[] = [];
  const history = createMemoryHistory({ initialEntries: ['/user/myTicket'], v5Compat: true });
  const navigation = historyNavigation(history);
  const kernel = {
    host: {
      session$,
      language$: new BehaviorSubject('en' as const),
      setLanguage: (language: string) => done.push(`language ${language}`),
      config: fakeProfile,
    },
    sessions: {
      session$,
      logIn: (code: string) => {
        done.push(`in with ${code}`);
        if (code === 'refused') {
          session$.next({ kind: 'visitor' });
          return Promise.resolve('failed' as const);
        }
        const member = { uid: '7', membershipId: 'M7', displayName: '', customer: null, pointAccount: null };
        session$.next({ kind: 'member', member });
        return Promise.resolve('member' as const);
      },
      logout: () => {
        done.push('out');
        session$.next({ kind: 'visitor' });
        return Promise.resolve();
      },
    },
    navigation,
    deployment: { remotes$: new BehaviorSubject({ 'mf-wallet': remote }) },
  };
  const { run, session } = runCommands(kernel, (report) => reports.push(report));
  return { run, session, done, reports, path: () => navigation.state$.value.location.pathname };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const sessionsOf = (reports: EmbedReport[]) =>
  reports.flatMap((report) => (report.type === 'MRW_STATE' ? report.session : []));

test('with a code the page receives a member event, without a visitor event before it', async () => {
  const { run, session, reports } = open();
  run({ type: 'MRW_SESSION', token: 'one' });
  session();
  await settled();
  expect(sessionsOf(reports)).toEqual(['member']);
});

test('while the code of another member is being exchanged the page receives no visitor event', async () => {
  const { run, session, reports, done } = open();
  run({ type: 'MRW_SESSION', token: 'one' });
  session();
  await settled();
  run({ type: 'MRW_SESSION', token: 'two' });
  await settled();
  expect(sessionsOf(reports)).toEqual(['member', 'member']);
  expect(done).toEqual(['in with one', 'out', 'in with two']);
});

test('the page receives one event for each refused code, and one for a session that it ends', async () => {
  const { run, session, reports } = open();
  session();
  for (const token of ['refused', 'refused', 'one', null]) {
    run({ type: 'MRW_SESSION', token });
    await settled();
  }
  expect(sessionsOf(reports)).toEqual(['visitor', 'visitor', 'visitor', 'member', 'visitor']);
});

test('a second code waits for the first, and ends its session', async () => {
  const { run, done } = open();
  run({ type: 'MRW_SESSION', token: 'one' });
  run({ type: 'MRW_SESSION', token: 'two' });
  run({ type: 'MRW_SESSION', token: null });
  await settled();
  expect(done).toEqual(['in with one', 'out', 'in with two', 'out']);
});

test.each([
  ['/coupon/1008', '/coupon/1008'],
  ['/coupon/1008?x=1', '/coupon/1008'],
  ['/home', '/user/myCoupon'],
])('the page %p shows %p', (page, shown) => {
  const { run, path } = open();
  run({ type: 'MRW_PAGE', page });
  expect(path()).toBe(shown);
});

test('a language that is shown already changes nothing', () => {
  const { run, done } = open();
  run({ type: 'MRW_LANGUAGE', language: 'en' });
  run({ type: 'MRW_LANGUAGE', language: 'zh-Hans' });
  expect(done).toEqual(['language zh-Hans']);
});

describe('wallet navigation', () => {
  function open() {
    const history = createMemoryHistory({ initialEntries: ['/user/myCoupon'], v5Compat: true });
    const site = historyNavigation(history, 'https://shop.example');
    const opened: string[] = [];
    const navigation = walletNavigation(site, {
      owns: (path) => path.startsWith('/coupon/') || path.startsWith('/user/'),
      openSite: (address) => opened.push(address),
    });
    return { navigation, opened };
  }

  test('pages of the wallet open in place, every other page opens the site', () => {
    const { navigation, opened } = open();
    navigation.navigate('/coupon/1001?x=1#top');
    navigation.navigate('/offer/LATEST?id=3');
    navigation.scoped(() => true).navigation.navigate('/home');
    expect(navigation.state$.value.location.pathname).toBe('/coupon/1001');
    expect(opened).toEqual(['https://shop.example/offer/LATEST?id=3', 'https://shop.example/home']);
  });

  test('a link names the address of the site, not of the page around', () => {
    expect(open().navigation.createHref('/coupon/1')).toBe('https://shop.example/coupon/1');
  });
});
