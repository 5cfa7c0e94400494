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
   * Tokens newer than the ones that the server refused.
   *
   * @throws RefreshRefusedError when the server will not give any, or somebody else is logged in now
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
  /** Asks the server; throws RefreshRefusedError or what the call threw. */
  refresh(token: string): Promise<Pick<Tokens, 'access' | 'refresh'>>;
  onRenewed(tokens: Tokens): void;
  /** Runs one holder at a time over all tabs of the site. */
  exclusively<Value>(work: () => Promise<Value>): Promise<Value>;
  now(): number;
};

/** Holds the tokens: however many calls wait, there is exactly one refresh in flight, over all tabs. */
export function createTokenKeeper(parts: Parts): TokenKeeper {
  let tokens: Tokens | null = null;
  let refreshing: Promise<Tokens> | null = null;

  /** What another tab has stored is newer: its refresh has made ours worthless. */
  const newestOf = (own: Tokens): Tokens => {
    const stored = parts.storage.read();
    // Told by the token, not by the time: a clock may have been set back.
    if (!stored || stored.refresh === own.refresh || !isSameMember(stored.access, own.access)) return own;
    const { access, refresh, receivedAt } = stored;
    return { access, refresh, receivedAt };
  };

  const replace = (before: Tokens, next: Tokens): Tokens => {
    // Logged out, or in as somebody else, while the answer was on its way.
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
      // Before the next tab gets its turn: it would refresh once more otherwise.
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
      // A refresh that is under way replaces the pair that it began with.
      if (!refreshing) tokens = newestOf(tokens);
      return needsRefresh(tokens, parts.now()) ? renewed() : tokens;
    },
    renew: async (refused) => {
      // A call of somebody who was logged in here before must not go out in the name of the next one.
      if (tokens && !isSameMember(tokens.access, refused)) throw new RefreshRefusedError();
      if (tokens && tokens.access !== refused && !refreshing) return tokens;
      return renewed();
    },
  };
}

const isSameMember = (access: string, other: string): boolean => subjectOf(access) === subjectOf(other);

/** One holder at a time over all tabs; only within this tab where the browser has no Web Locks. */
export async function exclusivelyOverTabs<Value>(work: () => Promise<Value>): Promise<Value> {
  // Absent on Safari before 15.4 and on plain http.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('mrw-refresh', work);
}
