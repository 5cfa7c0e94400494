import type { Session } from '@mrw/shared-contracts';
import { sampleMemberSession, type FakeHostOptions } from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { renderWithKernel } from '../../react/kernel-context/testing/render-with-kernel';
import { Guard } from './guard';

const visitor: Session = { kind: 'visitor' };
const partner = { isOpenInOtherSite: true } as FakeHostOptions['embed'];

function open(session: Session, embed?: FakeHostOptions['embed']) {
  const logInInstead = jest.fn();
  const options = { session, ...(embed ? { embed } : {}) };
  const rendered = renderWithKernel(<Guard>Of a member</Guard>, { logInInstead }, options);
  return { ...rendered, logInInstead };
}

test.each([
  ['a member', sampleMemberSession, undefined, 'page', 0],
  ['a visitor', visitor, undefined, 'skeleton', 1],
  ['a session that is restored', { kind: 'restoring' } as unknown as Session, undefined, 'skeleton', 0],
  ['a visitor inside a partner site', visitor, partner, 'notice', 0],
  [
    'a session that is restored inside a partner site',
    { kind: 'restoring' } as unknown as Session,
    partner,
    'skeleton',
    0,
  ],
  ['a member inside a partner site', sampleMemberSession, partner, 'page', 0],
])('Q-023 %s', (_, session, embed, shown, logins) => {
  const { logInInstead } = open(session, embed);
  expect(Boolean(screen.queryByText('Of a member'))).toBe(shown === 'page');
  expect(Boolean(screen.queryByRole('status', { name: 'Loading' }))).toBe(shown === 'skeleton');
  expect(Boolean(screen.queryByRole('heading', { name: 'Log in to see this page' }))).toBe(
    shown === 'notice',
  );
  expect(screen.queryAllByText(/^Please log in on the site you came from/)).toHaveLength(
    shown === 'notice' ? 1 : 0,
  );
  expect(logInInstead).toHaveBeenCalledTimes(logins);
});

test('a session that ends on the page sends the visitor to the login, once', () => {
  const { fake, logInInstead } = open(sampleMemberSession);
  for (let time = 0; time < 2; time += 1)
    act(() => {
      fake.session$.next({ kind: 'visitor' });
    });
  expect(screen.queryByText('Of a member')).toBeNull();
  expect(logInInstead).toHaveBeenCalledTimes(1);
});
