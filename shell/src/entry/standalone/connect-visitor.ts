import type { Session } from '@mrw/shared-contracts';
import { BehaviorSubject } from 'rxjs';
import { createHttp } from '../../host/http/create-http';
import type { Connect } from '../../host/session/connect-session';

const nothing = () => undefined;
const done = () => Promise.resolve();

/** The clients of a page that is a visitor's for as long as it is open. */
export const connectVisitor: Connect = ({ origin, bus, language, heard }) => {
  const tokens = {
    current: () => null,
    set: nothing,
    clear: nothing,
    fresh: () => Promise.resolve(null),
    renew: () => Promise.reject(new Error('This page has no session.')),
  };
  return {
    tokens,
    http: createHttp({ api: origin, tokens, language, onRefused: nothing, heard }),
    api: { updateInstallation: done },
    sessions: {
      session$: new BehaviorSubject<Session>({ kind: 'visitor' }),
      appInstallation$: new BehaviorSubject<string | null>(null),
      restore: done,
      logIn: () => Promise.resolve('failed'),
      logout: (reason) => {
        bus.publish('logout', { version: 1, reason });
        return Promise.resolve();
      },
      endSession: nothing,
      reloadMember: done,
      countUnread: done,
      follow: done,
      persistTokens: nothing,
      persistLanguage: nothing,
    },
  };
};
