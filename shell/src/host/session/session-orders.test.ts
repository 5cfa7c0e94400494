import { ApiError } from '@mrw/shared-contracts';
import { samplePointAccount } from '@mrw/shared-contracts/testing';
import { subjectOf } from '@mrw/shared-contracts/member/token-subject';
import fc from 'fast-check';
import { record, setup, storedOf } from './testing/service';
import { RefreshRefusedError } from './token-keeper';

const steps = [
  'restore',
  'reload',
  'log in',
  'log in with another code',
  'log out',
  'end',
  'another tab logs in',
  'another tab logs out',
  'count',
] as const;
const answers = ['works', 'works', 'network', 'refused', 'inactive'] as const;

test('in every order of steps and answers the page shows the member of the tokens, and a log-out is final', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 8 }),
      fc.infiniteStream(fc.constantFrom(...answers)),
      async (scheduler, order, outcomes) => {
        const answer = <Value>(value: (isInactive: boolean) => Value, label: string): Promise<Value> => {
          const outcome = outcomes.next().value;
          const answered =
            outcome === 'network'
              ? Promise.reject(new ApiError({ kind: 'network' }))
              : outcome === 'refused'
                ? Promise.reject(new RefreshRefusedError())
                : Promise.resolve(value(outcome === 'inactive'));
          answered.catch(() => undefined);
          return scheduler.schedule(answered, label);
        };
        let code = 0;
        const { state, service, tokens, shown } = setup(storedOf('1'), {
          exchange: () => {
            code += 1;
            return answer(() => {
              const { access, refresh } = storedOf(String(1 + (code % 2)));
              return { access, refresh };
            }, 'exchange');
          },
          customer: (uid) => answer((isInactive) => record(uid, isInactive), `customer ${uid}`),
          points: (uid) => answer(() => samplePointAccount({ balance: Number(uid) }), `points ${uid}`),
          register: ({ uid }) => answer(() => `of ${uid}`, `register ${uid}`),
          revoke: () => answer(() => undefined, 'revoke'),
          unreadCount: () => answer(() => 1, 'unread'),
        });
        const running: Promise<unknown>[] = [];
        const check = () => {
          const session = service.session$.value;
          const held = tokens.current();
          if (session.kind !== 'member') return;
          const { uid, membershipId, pointAccount } = session.member;
          expect(membershipId).toBe(`M-${uid}`);
          if (pointAccount) expect(pointAccount.balance).toBe(Number(uid));
          if (state.stored?.uid === uid && held && subjectOf(held.access) === uid)
            expect([`of ${uid}`, '77', undefined]).toContain(state.stored.appInstallation);
        };
        const act = (step: (typeof steps)[number]) => {
          if (step === 'restore') running.push(service.restore());
          if (step === 'reload') running.push(service.reloadMember());
          if (step === 'log in' || step === 'log in with another code') running.push(service.logIn(step));
          if (step === 'log out') running.push(service.logout('asked'));
          if (step === 'end') service.endSession();
          if (step === 'another tab logs in') {
            state.stored = storedOf('2');
            running.push(service.follow());
          }
          if (step === 'another tab logs out') {
            state.stored = null;
            running.push(service.follow());
          }
          if (step === 'count') running.push(service.countUnread());
        };
        scheduler.scheduleSequence(
          order.map((step) => ({
            label: step,
            builder: () => {
              act(step);
              check();
              return Promise.resolve();
            },
          })),
        );
        await scheduler.waitIdle();
        await scheduler.waitFor(Promise.all(running));
        await scheduler.waitIdle();
        check();
        const session = service.session$.value;
        const held = tokens.current();
        // Nothing is under way any more: who is shown is who the tokens belong to, except after `endSession`.
        if (session.kind === 'restoring') expect(order).not.toContain('restore');
        if (session.kind === 'member' && held) expect(subjectOf(held.access)).toBe(session.member.uid);
        if (session.kind === 'visitor') expect(held).toBeNull();
        void service.logout('asked');
        await scheduler.waitIdle();
        expect([shown(), tokens.current(), state.stored, service.appInstallation$.value]).toEqual([
          'visitor',
          null,
          null,
          null,
        ]);
      },
    ),
    { numRuns: 200 },
  );
});
