import type { HostNavigation } from '@mrw/shared-contracts';
import type { SessionService } from './session-service';

/** Failed parts of the member are read again on the next screen. */
export function retryMember(
  navigation: Pick<HostNavigation, 'state$'>,
  sessions: Pick<SessionService, 'session$' | 'reloadMember'>,
): void {
  let path = navigation.state$.value.location.pathname;
  let asking = false;
  navigation.state$.subscribe(({ location }) => {
    if (location.pathname === path) return;
    path = location.pathname;
    const session = sessions.session$.value;
    if (asking || session.kind !== 'member') return;
    if (session.member.customer && session.member.pointAccount) return;
    asking = true;
    void sessions.reloadMember().finally(() => {
      asking = false;
    });
  });
}
