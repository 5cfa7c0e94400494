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
 * Writes the session that all tabs share. What another tab wrote stands: it may have logged out meanwhile, in
 * as somebody else, renewed the tokens, or switched the language. Which pair is the newer one is never told by
 * its time: a clock may have been set back.
 */
export function keepSession({ storage, tokens, session$, appInstallation$, language }: Parts) {
  const subject = () => subjectOf(tokens.current()?.access ?? '');
  return {
    /** @param isNew a log-in: its tokens and its language take the place of whatever is stored */
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
      // Also while the session is being restored: the pair that it was stored with is worth nothing any more.
      if (held && stored?.uid === subject()) storage.write({ ...stored, ...held });
    },
    /** For a choice of language only: what this tab began with is not what the member chose last. */
    persistLanguage: () => {
      const stored = storage.read();
      if (stored?.uid === subject()) storage.write({ ...stored, language: language() });
    },
  };
}
