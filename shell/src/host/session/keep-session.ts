import type { Language, Session } from '@mrw/shared-contracts';
import { subjectOf } from '@mrw/shared-contracts/member/token-subject';
import type { BehaviorSubject } from 'rxjs';
import { storedFrom } from './member';
import type { SessionStorage } from './session-cookie';
import type { TokenKeeper } from './token-keeper';

type Parts = {
  storage: SessionStorage;
  tokens: Pick<TokenKeeper, 'current'>;
  session$: BehaviorSubject<Session>;
  appInstallation$: BehaviorSubject<string | null>;
  language: () => Language;
};

/**
 * Writes the session that all tabs share. A value of another tab is kept: that tab may have logged out, changed the
 * member, renewed the tokens, or switched the language. The newer pair is never determined by time: a clock may have
 * been set back.
 */
export function keepSession({ storage, tokens, session$, appInstallation$, language }: Parts) {
  const subject = () => subjectOf(tokens.current()?.access ?? '');
  return {
    /** @param isNew a log-in: its tokens and its language replace the stored ones */
    persist: (isNew = false) => {
      const held = tokens.current();
      const session = session$.value;
      if (!held || session.kind !== 'member' || subject() !== session.member.uid) return;
      const stored = storage.read();
      const own = stored?.uid === session.member.uid ? stored : null;
      const kept = isNew ? { ...held, language: language() } : own;
      if (kept) storage.write(storedFrom(session.member, kept, kept.language, appInstallation$.value));
    },
    persistTokens: () => {
      const held = tokens.current();
      const stored = storage.read();
      // Also while the session is being restored: the stored pair is invalid now.
      if (held && stored?.uid === subject()) storage.write({ ...stored, ...held });
    },
    /**
     * For a choice of language only: the initial language of this tab may be older than the member's last choice
     * (Q-046).
     */
    persistLanguage: () => {
      const stored = storage.read();
      if (stored?.uid === subject()) storage.write({ ...stored, language: language() });
    },
  };
}
