import type { Bus, Language, Member } from '@mrw/shared-contracts';
import { timeouts } from '@mrw/shared-contracts/constants';
import axios, { type AxiosAdapter } from 'axios';
import { createHttp } from '../http/create-http';
import { createMemberApi } from './member-api';
import type { OtherTabs } from './other-tabs';
import type { SessionStorage } from './session-cookie';
import { createSessionService, type SessionService } from './session-service';
import { createTokenKeeper, exclusivelyOverTabs, RefreshRefusedError } from './token-keeper';

type Parts = {
  /** Origin of the API. */
  origin: string;
  storage: SessionStorage;
  bus: Bus;
  tabs: Pick<OtherTabs, 'tell'>;
  language: () => Language;
  deviceId: string;
  memberOnDevice?: (uid: string) => Member | null;
  /** One holder at a time over all tabs; by Web Locks unless a test says otherwise. */
  exclusively?: typeof exclusivelyOverTabs;
  /** What carries a request; the browser's by default. */
  send?: AxiosAdapter;
  now?: () => number;
};

/** Tokens, clients and session, each told of the others. */
export function connectSession({ origin, storage, bus, tabs, language, deviceId, send, ...parts }: Parts) {
  const now = parts.now ?? (() => Date.now());
  const tokens = createTokenKeeper({
    storage,
    refresh: (token) =>
      api.refresh(token).catch((error: unknown) => {
        // Whoever logged in meanwhile stays.
        const isHeld = tokens.current()?.refresh === token;
        if (isHeld && error instanceof RefreshRefusedError) void sessions.logout('refresh-refused');
        throw error;
      }),
    onRenewed: () => {
      sessions.persistTokens();
    },
    exclusively: parts.exclusively ?? exclusivelyOverTabs,
    now,
  });
  const http = createHttp({
    api: origin,
    tokens,
    language,
    onRefused: () => void sessions.logout('refresh-refused'),
    ...(send ? { send } : {}),
  });
  const bare = axios.create({
    baseURL: origin,
    timeout: timeouts.signOn,
    ...(send ? { adapter: send } : {}),
  });
  const api = createMemberApi({ bare, other: http.other });
  const sessions: SessionService = createSessionService({
    storage,
    tokens,
    api,
    bus,
    tabs,
    language,
    deviceId,
    now,
    ...(parts.memberOnDevice ? { memberOnDevice: parts.memberOnDevice } : {}),
  });
  return { tokens, http, api, sessions };
}
