import { subjectOf } from '@mrw/shared-contracts/member/token-subject';
import type { SessionStorage } from './session-cookie';
import { needsRefresh, type Tokens } from './tokens';

export interface TokenKeeper {
  current(): Tokens | null;
  set(tokens: Tokens): void;
  clear(): void;
  /** The newest tokens of all tabs, refreshed first when they are about to expire. Null for a visitor. */
  fresh(): Promise<Tokens | null>;
  /**
   * Tokens newer than those that the server refused.
   *
   * @throws RefreshRefusedError when the server refuses the refresh, or another member is logged in now
   */
  renew(refused: string): Promise<Tokens>;
}

/** The server refused the refresh token: the session is over (§4). */
export class RefreshRefusedError extends Error {
  constructor(options?: ErrorOptions) {
    super('the refresh token was refused', options);
    this.name = 'RefreshRefusedError';
  }
}

type Parts = {
  storage: Pick<SessionStorage, 'read'>;
  /** Requests new tokens; throws RefreshRefusedError or the error of the call. */
  refresh(token: string): Promise<Pick<Tokens, 'access' | 'refresh'>>;
  onRenewed(tokens: Tokens): void;
  /** A lock over all tabs of the site. */
  exclusively<Value>(work: () => Promise<Value>): Promise<Value>;
  now(): number;
};

/** Stores the tokens: for any number of waiting calls there is one refresh in flight, over all tabs. */
export function createTokenKeeper(parts: Parts): TokenKeeper {
  let tokens: Tokens | null = null;
  let refreshing: Promise<Tokens> | null = null;

  /** The pair of another tab is newer: its refresh has invalidated ours. */
  const newestOf = (own: Tokens): Tokens => {
    const stored = parts.storage.read();
    // Compared by token, not by time: a clock may have been set back.
    if (!stored || stored.refresh === own.refresh || !isSameMember(stored.access, own.access)) return own;
    const { access, refresh, receivedAt } = stored;
    return { access, refresh, receivedAt };
  };

  const replace = (before: Tokens, next: Tokens): Tokens => {
    // Logged out, or logged in as another member, before the response arrived.
    if (tokens !== before) throw new RefreshRefusedError();
    tokens = next;
    return next;
  };

  const refreshOnce = async (): Promise<Tokens> => {
    const before = tokens;
    if (!before) throw new RefreshRefusedError();
    return parts.exclusively(async () => {
      const newest = replace(before, newestOf(before));
      if (newest !== before && !needsRefresh(newest, parts.now())) return newest;
      const pair = await parts.refresh(newest.refresh);
      const next = replace(newest, { ...pair, receivedAt: parts.now() });
      // Before the lock is released: the next tab would refresh again otherwise.
      parts.onRenewed(next);
      return next;
    });
  };

  const renewed = (): Promise<Tokens> => {
    refreshing ??= refreshOnce().finally(() => {
      refreshing = null;
    });
    return refreshing;
  };

  return {
    current: () => tokens,
    set: (next) => {
      tokens = next;
    },
    clear: () => {
      tokens = null;
    },
    fresh: async () => {
      if (!tokens) return null;
      // A running refresh replaces the pair that it started with.
      if (!refreshing) tokens = newestOf(tokens);
      return needsRefresh(tokens, parts.now()) ? renewed() : tokens;
    },
    renew: async (refused) => {
      // A call of the previous member must not be sent in the name of the next one.
      if (tokens && !isSameMember(tokens.access, refused)) throw new RefreshRefusedError();
      if (tokens && tokens.access !== refused && !refreshing) return tokens;
      return renewed();
    },
  };
}

const isSameMember = (access: string, other: string): boolean => subjectOf(access) === subjectOf(other);

/** A lock over all tabs; only within this tab in browsers without Web Locks. */
export async function exclusivelyOverTabs<Value>(work: () => Promise<Value>): Promise<Value> {
  // Absent on Safari before 15.4 and on plain http.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('mrw-refresh', work);
}
