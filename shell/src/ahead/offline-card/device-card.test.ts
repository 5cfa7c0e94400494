import type { KeptItem, Session } from '@mrw/shared-contracts';
import { memberSession, sampleCustomer } from '@mrw/shared-contracts/testing';
import { BehaviorSubject } from 'rxjs';
import { createDeviceCard, type DeviceParts } from './device-card';
import type { KeptRecord } from './kept-record';
import { markOf } from './mark';
import { markKey } from './names';
import type { Vault } from './vault';

const day = 86_400_000;
const visitor: Session = { kind: 'visitor' };
const memberOf = (uid: string, displayName = 'Amy', answered = true): Session =>
  memberSession({
    uid,
    membershipId: `M${uid}`,
    displayName,
    customer: answered ? sampleCustomer({ uid }) : null,
    pointAccount: null,
  });

const item: KeptItem = {
  id: '1001',
  kind: 'coupon',
  name: 'Coffee for two',
  shop: 'Harbour Coffee',
  code: 'HC1001',
  method: 'MERCHANT_SCAN_QR',
  format: null,
  from: null,
  until: null,
  session: null,
  store: null,
  isVirtual: false,
};

/** The device: what is in it stays from one page to the next. */
function newDevice() {
  const device: { record: KeptRecord | null; blocked: boolean; now: number } = {
    record: null,
    blocked: false,
    now: 1_000 * day,
  };
  const attempt = async <Result>(act: () => Result) => {
    await Promise.resolve();
    if (device.blocked) throw new DOMException('blocked', 'UnknownError');
    return act();
  };
  const vault: Vault = {
    read: (uid) => attempt(() => (device.record?.uid === uid ? device.record : null)),
    begin: (record) => attempt(() => void (device.record = record)),
    change: (uid, next) =>
      attempt(() => {
        if (device.record?.uid !== uid) return false;
        device.record = next(device.record);
        return true;
      }),
    clear: () => attempt(() => void (device.record = null)),
  };
  return { device, vault };
}

type Setup = Partial<DeviceParts> & ReturnType<typeof newDevice>;
const setup = (session: Session, { device, vault, ...parts }: Setup = newDevice()) => {
  const session$ = new BehaviorSubject(session);
  const keepSite = jest.fn(() => Promise.resolve());
  const removeSite = jest.fn(() => Promise.resolve());
  const readWallet = jest.fn(() => Promise.resolve<readonly KeptItem[]>([item]));
  const leave = jest.fn();
  const waiting: (() => void)[] = [];
  const kept$ = new BehaviorSubject(false);
  const card = createDeviceCard({
    session$,
    kept$,
    mark: markOf(() => localStorage),
    vault,
    offered: true,
    readWallet,
    keepSite,
    removeSite,
    later: (work) => waiting.push(work),
    now: () => device.now,
    leave,
    ...parts,
  });
  const idle = async () => {
    for (const work of waiting.splice(0)) work();
    await settled();
  };
  return { session$, keepSite, removeSite, readWallet, leave, kept$, card, idle, device, vault };
};

const settled = () => new Promise((done) => setTimeout(done));
const stored = () => localStorage.getItem(markKey);
const kept = '{"state":"kept","uid":"12"}';

/** A device on which member 12 keeps everything. */
async function keptDevice(changes: Partial<KeptRecord> = {}) {
  const { card, device, vault } = setup(memberOf('12'));
  await card.keep();
  if (device.record) Object.assign(device.record, changes);
  return { device, vault };
}

test('nothing is kept, fetched or removed until a member says so', async () => {
  const { keepSite, removeSite, readWallet, kept$, session$, idle, device } = setup(memberOf('12'));
  session$.next(memberOf('12', 'Ace'));
  session$.next(visitor);
  await idle();
  expect(kept$.value).toBe(false);
  expect([keepSite, removeSite, readWallet].flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect([stored(), device.record]).toEqual([null, null]);
});

test('after the opt-in card, coupons and tickets are kept, with the time', async () => {
  const { card, kept$, device, session$ } = setup(memberOf('12'));
  await card.keep();
  expect(kept$.value).toBe(true);
  expect(stored()).toBe(kept);
  expect(device.record).toMatchObject({
    uid: '12',
    membershipId: 'M12',
    wallet: { keptAt: device.now, items: [item] },
    seenAt: device.now,
  });
  expect(await card.wallet()).toEqual({ keptAt: device.now, items: [item] });
  session$.next(memberOf('12', 'Ace'));
  await settled();
  expect(device.record).toMatchObject({ displayName: 'Ace', wallet: { items: [item] } });
});

test('where the deployment keeps the card alone no coupons are read, and kept ones go', async () => {
  const device = await keptDevice();
  // As the page leaves it out.
  const { card } = setup(memberOf('12'), { ...device, readWallet: undefined });
  await settled();
  expect(device.device.record).toMatchObject({ membershipId: 'M12', wallet: null });
  expect(await card.wallet()).toBeNull();
});

test.each<[string, Session]>([
  ['the session ends', visitor],
  ['another member is logged in', memberOf('13')],
])('when %s what is kept goes at once and its files with it', async (_, next) => {
  const { card, session$, removeSite, kept$, device } = setup(memberOf('12'));
  await card.keep();
  session$.next(next);
  expect(stored()).toBe('{"state":"going"}');
  expect(kept$.value).toBe(false);
  await settled();
  expect(removeSite).toHaveBeenCalledTimes(1);
  expect([stored(), device.record]).toEqual([null, null]);
  expect(await card.wallet()).toBeNull();
});

test('a member who takes it back has nothing left on the device', async () => {
  const { card, removeSite, kept$, device } = setup(memberOf('12'));
  await card.keep();
  await card.forget();
  expect(removeSite).toHaveBeenCalledTimes(1);
  expect([kept$.value, stored(), device.record]).toEqual([false, null, null]);
});

test('what could not be removed is removed by the next page', async () => {
  const first = setup(memberOf('12'));
  await first.card.keep();
  first.removeSite.mockRejectedValue(new Error('busy'));
  first.session$.next(visitor);
  await settled();
  expect(stored()).toBe('{"state":"going"}');
  const next = setup(visitor, { device: first.device, vault: first.vault });
  await settled();
  expect(next.removeSite).toHaveBeenCalledTimes(1);
  expect(stored()).toBeNull();
});

test.each<[string, (page: ReturnType<typeof setup>) => void]>([
  ['the files cannot be kept', ({ keepSite }) => keepSite.mockRejectedValue(new TypeError('offline'))],
  ['the coupons cannot be read', ({ readWallet }) => readWallet.mockRejectedValue(new Error('offline'))],
  ['the browser blocks its database', ({ device }) => void (device.blocked = true)],
])('when %s nothing is kept, and the member is told', async (_, fail) => {
  const page = setup(memberOf('12'));
  fail(page);
  await expect(page.card.keep()).rejects.toThrow(/offline|blocked/);
  page.device.blocked = false;
  await settled();
  expect([page.kept$.value, page.device.record]).toEqual([false, null]);
  expect(stored()).not.toBe(kept);
});

test.each(['keepSite', 'readWallet'] as const)(
  'a member who leaves while %s is under way leaves nothing behind',
  async (step) => {
    const page = setup(memberOf('12'));
    let finish = () => {};
    const slow = new Promise<never[]>((done) => {
      finish = () => done([]);
    });
    page[step].mockReturnValue(slow as never);
    const keeping = page.card.keep().catch(() => undefined);
    await settled();
    page.session$.next(visitor);
    await settled();
    finish();
    await keeping;
    await settled();
    expect([stored(), page.device.record, page.kept$.value]).toEqual([null, null, false]);
  },
);

test('coupons that were read too late are not kept after the log-out', async () => {
  const page = setup(memberOf('12'), await keptDevice());
  let finish: (items: readonly KeptItem[]) => void = () => undefined;
  page.readWallet.mockReturnValue(new Promise((done) => (finish = done)));
  await page.idle();
  expect(page.readWallet).toHaveBeenCalledWith('12');
  page.session$.next(visitor);
  await settled();
  finish([item]);
  await settled();
  expect([stored(), page.device.record]).toEqual([null, null]);
});

test('a later visit keeps what is live by then, once, when it is idle', async () => {
  const { session$, keepSite, readWallet, kept$, idle, device } = setup(
    { kind: 'restoring' },
    await keptDevice(),
  );
  expect(kept$.value).toBe(false);
  readWallet.mockResolvedValue([{ ...item, name: 'Tea' }]);
  session$.next(memberOf('12'));
  expect(kept$.value).toBe(true);
  expect(keepSite).not.toHaveBeenCalled();
  session$.next(memberOf('12', 'Ace'));
  await idle();
  expect(readWallet).toHaveBeenCalledTimes(1);
  expect(device.record?.wallet?.items[0]?.name).toBe('Tea');
  session$.next(memberOf('12', 'Ace'));
  await idle();
  expect(keepSite).toHaveBeenCalledTimes(1);
  expect(readWallet).toHaveBeenCalledTimes(2);
});

test('when the coupons cannot be read those of before stay', async () => {
  const { readWallet, idle, device } = setup(memberOf('12'), await keptDevice());
  readWallet.mockRejectedValue(new Error('offline'));
  await idle();
  expect(device.record?.wallet?.items).toEqual([item]);
});

test('where the deployment offers it no more, what is kept goes before anything is asked', async () => {
  const device = await keptDevice();
  const { removeSite, keepSite, readWallet, idle } = setup(
    { kind: 'restoring' },
    { ...device, offered: false },
  );
  await idle();
  expect(removeSite).toHaveBeenCalledTimes(1);
  expect(keepSite).not.toHaveBeenCalled();
  expect(readWallet).not.toHaveBeenCalled();
  expect([stored(), device.device.record]).toEqual([null, null]);
});

test('what is kept is recalled for its member, and for no other', async () => {
  const { card } = setup({ kind: 'restoring' }, await keptDevice());
  expect(await card.recall('12')).toEqual({
    uid: '12',
    membershipId: 'M12',
    displayName: 'Amy',
    pointAccount: null,
  });
  expect(await card.recall('13')).toBeNull();
});

test('a visit without the server does not count as a connection, one with it does', async () => {
  const kept = await keptDevice();
  const { device } = kept;
  const begun = device.now;
  device.now += 3 * day;
  setup(memberOf('12', 'From the cookie', false), kept);
  await settled();
  expect(device.record).toMatchObject({ seenAt: begun, latest: device.now, displayName: 'Amy' });
  setup(memberOf('12'), kept);
  await settled();
  expect(device.record).toMatchObject({ seenAt: device.now, latest: device.now });
});

test.each<[string, number]>([
  ['after 7 days without a connection', 7 * day],
  ['when the clock was set back by more than a day', -day - 1],
])('%s everything goes, and the page with it', async (_, passed) => {
  const kept = await keptDevice();
  kept.device.now += passed;
  const { card, leave, removeSite } = setup({ kind: 'restoring' }, kept);
  expect(await card.recall('12')).toBeNull();
  expect(leave).toHaveBeenCalledTimes(1);
  expect(removeSite).toHaveBeenCalledTimes(1);
  expect([stored(), kept.device.record]).toEqual([null, null]);
});

test('a record that is gone, or was torn, leaves nothing of the rest, and no error', async () => {
  const { device, vault } = await keptDevice();
  device.record = null;
  const { card, removeSite, leave, kept$ } = setup(memberOf('12'), { device, vault });
  expect(await card.recall('12')).toBeNull();
  await settled();
  expect(removeSite).toHaveBeenCalled();
  expect(leave).not.toHaveBeenCalled();
  expect([stored(), kept$.value]).toEqual([null, false]);
});

test('a database that is blocked for now has nothing to show, and nothing is removed', async () => {
  const { device, vault } = await keptDevice();
  device.blocked = true;
  const { card, removeSite } = setup(memberOf('12'), { device, vault });
  expect(await card.recall('12')).toBeNull();
  expect(await card.wallet()).toBeNull();
  await settled();
  expect(removeSite).not.toHaveBeenCalled();
  expect(stored()).toBe(kept);
});

describe('the card of an earlier release', () => {
  const earlier = (readAt: number) =>
    JSON.stringify({
      state: 'kept',
      uid: '12',
      membershipId: 'M12',
      displayName: 'Amy',
      pointAccount: null,
      pointsReadAt: readAt,
    });

  test('moves to the new place, with the time of its last connection', async () => {
    const place = newDevice();
    const readAt = place.device.now - day;
    localStorage.setItem(markKey, earlier(readAt));
    const { card } = setup({ kind: 'restoring' }, place);
    expect(await card.recall('12')).toMatchObject({ membershipId: 'M12', displayName: 'Amy' });
    expect(stored()).toBe(kept);
    expect(place.device.record).toMatchObject({ seenAt: readAt, wallet: null });
  });

  test('goes where the browser has no place for it', async () => {
    const place = newDevice();
    localStorage.setItem(markKey, earlier(place.device.now));
    place.device.blocked = true;
    const { card } = setup({ kind: 'restoring' }, place);
    expect(await card.recall('12')).toBeNull();
    await settled();
    expect(stored()).not.toContain('M12');
  });

  test('goes when its member has left', async () => {
    localStorage.setItem(markKey, earlier(1));
    setup(visitor);
    await settled();
    expect(stored()).toBeNull();
  });
});
