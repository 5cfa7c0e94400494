import { createBus, type LogoutReason, type Session } from '@mrw/shared-contracts';
import { memberSession, sampleCustomer } from '@mrw/shared-contracts/testing';
import { BehaviorSubject } from 'rxjs';
import { sharingKey } from './names';
import { followSharing } from './share-part';

const visitor: Session = { kind: 'visitor' };
const memberOf = (uid: string) =>
  memberSession({
    uid,
    membershipId: `M${uid}`,
    displayName: 'Amy',
    customer: sampleCustomer({ uid }),
    pointAccount: null,
  });

/** A page of a device, whose storage stays. */
function open(session: Session, { offered = true, idle = true } = {}) {
  const session$ = new BehaviorSubject<Session>(session);
  const bus = createBus(() => undefined);
  const acts: string[] = [];
  const act = (name: string) => () => {
    acts.push(name);
    return Promise.reject(new TypeError('offline'));
  };
  const waiting: (() => void)[] = [];
  followSharing({
    ...{ session$, bus, offered, storage: localStorage },
    ...{ choose: act('choose'), leave: act('leave'), empty: act('empty') },
    later: (work) => {
      if (idle) work();
      else waiting.push(work);
    },
  });
  const logOut = (reason: LogoutReason) => {
    bus.publish('logout', { version: 1, reason });
    session$.next(visitor);
  };
  return {
    acts,
    session$,
    logOut,
    becomeIdle: () => {
      waiting.forEach((work) => {
        work();
      });
    },
  };
}

const owner = () => localStorage.getItem(sharingKey);
beforeEach(() => {
  localStorage.clear();
});

test('the app of a member takes pictures from then on, that of a visitor does not', () => {
  expect(open(visitor).acts).toEqual([]);
  expect(open(memberOf('1')).acts).toEqual(['empty', 'choose']);
  expect(owner()).toBe('1');
  expect(open(memberOf('1')).acts).toEqual(['choose']);
});

test('another member finds nothing', () => {
  open(memberOf('1'));
  expect(open(memberOf('2')).acts).toEqual(['empty', 'choose']);
  expect(owner()).toBe('2');
});

test.each<[LogoutReason, boolean]>([
  ['asked', true],
  ['inactive', true],
  ['refresh-refused', false],
])('after a log-out of the reason %s all of it is gone: %s', (reason, gone) => {
  const page = open(memberOf('1'));
  page.logOut(reason);
  expect(page.acts.slice(2)).toEqual(gone ? ['empty', 'leave'] : []);
  expect(owner()).toBe(gone ? null : '1');
});

test('a log-out before the page is idle registers no worker afterwards', () => {
  const page = open(memberOf('1'), { idle: false });
  page.logOut('asked');
  page.becomeIdle();
  expect(page.acts).toEqual(['empty', 'empty', 'leave']);
});

test('where the deployment has it no more, the next visit removes it', () => {
  open(memberOf('1'));
  expect(open(memberOf('1'), { offered: false }).acts).toEqual(['empty', 'leave']);
  expect(owner()).toBeNull();
});
