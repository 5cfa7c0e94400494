import { deviceNow } from '@mrw/shared-contracts/device/now';
import type { Bus, Language } from '@mrw/shared-contracts';
import { timeouts } from '@mrw/shared-contracts/constants';
import axios, { type AxiosAdapter } from 'axios';
import type { Heard } from '../clock/server-clock';
import { createHttp } from '../http/create-http';
import { createMemberApi, type MemberApi } from './member-api';
import type { OtherTabs } from './other-tabs';
import type { SessionStorage } from './session-cookie';
import { createSessionService, type Recall, type SessionService } from './session-service';
import {
  createTokenKeeper,
  exclusivelyOverTabs,
  RefreshRefusedError,
  type TokenKeeper,
} from './token-keeper';

type Parts = {
  /** Origin of the API. */
  origin: string;
  storage: SessionStorage;
  bus: Bus;
  tabs: Pick<OtherTabs, 'tell'>;
  language: () => Language;
  deviceId: string;
  /** Origin of the page around an embedded wallet. */
  partnerOrigin?: string | null;
  memberOnDevice?: Recall;
  /** A lock over all tabs; by Web Locks unless a test replaces it. */
  exclusively?: typeof exclusivelyOverTabs;
  /** The transport; that of the browser by default. */
  send?: AxiosAdapter;
  /** By the clock of the device: the lifetime of a token counts from its receipt. */
  now?: () => number;
  heard: Heard;
};

type Connected = {
  tokens: TokenKeeper;
  http: ReturnType<typeof createHttp>;
  api: Pick<MemberApi, 'updateInstallation'>;
  sessions: SessionService;
};

export type Connect = (parts: Parts) => Connected;

/** Connects tokens, clients and session. */
export function connectSession({ origin, storage, bus, tabs, language, deviceId, send, ...parts }: Parts) {
  const now = parts.now ?? deviceNow;
  const tokens = createTokenKeeper({
    storage,
    refresh: (token) =>
      api.refresh(token).catch((error: unknown) => {
        // A member who logged in meanwhile stays.
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
    heard: parts.heard,
    ...(send ? { send } : {}),
  });
  const bare = axios.create({
    baseURL: origin,
    timeout: timeouts.signOn,
    ...(send ? { adapter: send } : {}),
  });
  const api = createMemberApi({
    bare,
    other: http.other,
    partnerOrigin: parts.partnerOrigin ?? null,
  });
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
