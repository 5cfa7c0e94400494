import { useHost, useStrings } from '@mrw/shared-contracts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useKernel } from '../../react/kernel-context/kernel-context';
import { RemoteSkeleton } from '../../react/remote-view/remote-skeleton';
import { readLanding } from './landing';
import { strings } from './strings';

/** The page that the sign-on site redirects to; it leaves no history entry. */
export function LoginLanding() {
  // `redirect_to` may be the landing page itself: every visit is read separately.
  const { key } = useLocation();
  return <Landing key={key} />;
}

function Landing() {
  const t = useStrings(strings);
  const { notify } = useHost();
  const { sessions } = useKernel();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [landing] = useState(() => readLanding(new URLSearchParams(search)));

  const begun = useRef(false);

  useEffect(() => {
    // The landing is read once: a new render or a language switch must not log in again.
    if (begun.current) return;
    begun.current = true;
    const go = (path: string) => {
      void navigate(path, {
        replace: true,
        state: landing.registration ? { registration: landing.registration } : null,
      });
    };
    if (!landing.code) {
      go(landing.redirectTo);
      return;
    }
    // The code can be used once: it must not stay in the address, and a second call would invalidate it.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void sessions.logIn(landing.code).then((result) => {
      if (result === 'member') {
        go(landing.redirectTo);
        return;
      }
      if (result === 'failed') notify.toast(t('failed'), 'failed');
      go('/home');
    });
  }, [landing, navigate, notify, sessions, t]);

  return <RemoteSkeleton />;
}
