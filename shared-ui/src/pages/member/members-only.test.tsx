import type { Session } from '@mrw/shared-contracts';
import { memberSession, renderWithHost } from '@mrw/shared-contracts/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MembersOnly, useCurrentMember, useMember } from './members-only';

const sample = (uid: string) =>
  memberSession({ uid, membershipId: `M${uid}`, displayName: 'Amy', customer: null, pointAccount: null });

function Page() {
  const { uid } = useMember();
  const [presses, setPresses] = useState(0);
  return (
    <button
      type="button"
      onClick={() => {
        setPresses(presses + 1);
      }}
    >
      {uid} pressed {presses}
    </button>
  );
}

const open = (session: Session) =>
  renderWithHost(
    <MembersOnly otherwise={<p>loading</p>}>
      <Page />
    </MembersOnly>,
    { session },
  );

test.each<Session>([{ kind: 'visitor' }, { kind: 'restoring' }])(
  '$kind sees what stands for the page',
  (session) => {
    open(session);
    expect(screen.getByText('loading')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  },
);

test('another member starts with a page of their own', async () => {
  const { fake } = open(sample('12'));
  await userEvent.click(screen.getByRole('button', { name: '12 pressed 0' }));
  expect(screen.getByRole('button', { name: '12 pressed 1' })).toBeVisible();
  act(() => {
    fake.session$.next(sample('13'));
  });
  expect(screen.getByRole('button', { name: '13 pressed 0' })).toBeVisible();
});

test('a page outside of MembersOnly is a fault of the code', () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  expect(() => render(<Page />)).toThrow('useMember needs MembersOnly above it.');
});

function CurrentMember() {
  const member = useCurrentMember();
  return <p>{member === null ? 'none' : member.uid}</p>;
}

test.each<[Session, string]>([
  [{ kind: 'visitor' }, 'none'],
  [{ kind: 'restoring' }, 'none'],
  [sample('12'), '12'],
])('during %j the current member is %s', (session, shown) => {
  renderWithHost(<CurrentMember />, { session });
  expect(screen.getByText(shown)).toBeVisible();
});
