import { defineRemote, useSession } from '@mrw/shared-contracts';
import { styleSheets } from '@mrw/tooling/style-sheets';
import { ExpiringSoon } from './expiry-centre/expiring-soon';
import { MemberProvider } from './member/member-context';

/** What of the member expires next, for a place on a page of another remote. */
export default defineRemote({ name: 'mf-account', styles: styleSheets, render: () => <ForMember /> });

function ForMember() {
  const session = useSession();
  if (session.kind !== 'member') return null;
  return (
    <MemberProvider key={session.member.uid} member={session.member}>
      <ExpiringSoon />
    </MemberProvider>
  );
}
