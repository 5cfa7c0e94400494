import type { Bus } from '@mrw/shared-contracts';
import { fakeProfile } from '@mrw/shared-contracts/testing';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { noSession, noTabs } from '../standalone/no-session';
import { createKernel } from './create-host';
import { historyNavigation } from './navigation/history-navigation';

const kernelOf = () =>
  createKernel({
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
