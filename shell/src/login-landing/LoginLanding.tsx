import { useHost, useStrings } from '@mrw/shared-contracts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RemoteSkeleton } from '../remote-view/RemoteSkeleton';
import { useKernel } from '../site/kernel-context';
import { readLanding } from './landing';
import { strings } from './strings';

/** Where the sign-on site sends everybody back to; leaves no trace in the history. */
export function LoginLanding() {
  // `redirect_to` may name the landing page once more: every visit is read on its own.
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
    // The landing is read once: neither a new render nor a language switch may log in again.
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
    // The code is good for one use: it must not stay in the address, and a second call would burn it.
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
