import type { Bus, LogoutReason } from '@mrw/shared-contracts';
import { memoryAreas, type StorageAreas } from '@mrw/shared-contracts/storage';
import { fakeProfile, memberSession } from '@mrw/shared-contracts/testing';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import * as z from 'zod/mini';
import { noSession, noTabs } from '../entry/standalone/no-session';
import { AxiosHeaders } from 'axios';
import { createKernel } from './create-host';
import { historyNavigation } from './navigation/history-navigation';
import { connectSession, type Connect } from './session/connect-session';

const kernelOf = (parts: { areas?: StorageAreas; connect?: Connect } = {}) =>
  createKernel({
    connect: connectSession,
    ...parts,
    page: {
      profile: fakeProfile,
      remoteOrigins: [],
      deploymentUrl: '',
      chunks: {},
      manifest: null,
      nonce: undefined,
    },
    language: 'en',
    root: { kind: 'page', portal: document.body },
    embed: { isOpenInOtherSite: false },
    navigation: historyNavigation(createMemoryHistory({ v5Compat: true })),
    storage: noSession,
    telemetry: { report: () => undefined },
    referCode: () => null,
    consent$: new BehaviorSubject('essential' as const),
    tabs: noTabs,
  });

test.each<[string, (bus: Bus) => void]>([
  [
    'points',
    (bus) => {
      bus.publish('points-changed', { version: 1 });
    },
  ],
  [
    'profile',
    (bus) => {
      bus.publish('profile-changed', { version: 1 });
    },
  ],
  [
    'coupons',
    (bus) => {
      bus.publish('coupon-used', { version: 1, couponId: '1', isTicket: false });
    },
  ],
])('a member whose %s changed is read again', (_, happens) => {
  const { host, sessions } = kernelOf();
  const reload = jest.spyOn(sessions, 'reloadMember');
  happens(host.bus);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('Q-140 after a change of the inbox the unread messages are counted again', () => {
  const { host, sessions } = kernelOf();
  const count = jest.spyOn(sessions, 'countUnread');
  host.bus.publish('inbox-changed', { version: 1 });
  expect(count).toHaveBeenCalledTimes(1);
});

test.each<[LogoutReason, string | null]>([
  ['asked', null],
  ['inactive', null],
  ['deleted', null],
  ['other-tab', null],
  // The member logs in again and continues.
  ['refresh-refused', 'typed'],
])('at a log-out because of "%s" what remotes keep of the member is %j', (reason, left) => {
  const { host, sessions } = kernelOf();
  const member = { uid: '7', membershipId: 'M7', displayName: 'Amy', customer: null, pointAccount: null };
  sessions.session$.next(memberSession(member));
  const { storage } = host;
  const kept = { staysBecause: 'it belongs to the device' };
  const values = [
    storage.member('draft', z.string()),
    storage.member('choice', z.string(), { lifetime: 'browser' }),
    storage.device('draft_of_guest', z.string()),
    storage.member('lock', z.string(), kept),
    storage.device('theme', z.string(), { ...kept, lifetime: 'browser' }),
  ];
  for (const value of values) value.write('typed');
  host.bus.publish('logout', { version: 1, reason });
  expect(values.map((value) => value.read())).toEqual([left, left, left, 'typed', 'typed']);
});

test("a wallet in a partner's page writes nothing to the storage of that page", () => {
  localStorage.clear();
  const write = jest.spyOn(Storage.prototype, 'setItem');
  const areas = memoryAreas();
  const { host } = kernelOf({ areas });
  host.storage.device('theme', z.string()).write('dark');
  expect(areas.browser().getItem('mrw_device')).toMatch(/^[\da-f]{32}$/);
  expect(write).not.toHaveBeenCalled();
  kernelOf();
  expect(write).toHaveBeenCalledWith('mrw_device', expect.any(String));
});

test('the clock of every remote is that of the server, as the calls of the host show it (Q-191)', async () => {
  const headers = new AxiosHeaders({ date: new Date(Date.now() + 120_000).toUTCString() });
  const { host, hostOf } = kernelOf({
    connect: (parts) =>
      connectSession({
        ...parts,
        send: (config) => Promise.resolve({ data: '{}', status: 200, statusText: '', headers, config }),
      }),
  });
  await host.http.campaign.get('/campaigns');
  expect(Math.abs((hostOf('mf-offers').clock?.now() ?? 0) - Date.now() - 120_000)).toBeLessThan(2_000);
});
