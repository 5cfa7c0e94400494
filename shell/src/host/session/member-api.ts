import { ApiError, readDetail, readResource, send, type Language } from '@mrw/shared-contracts';
import { appInstallation } from '@mrw/shared-contracts/api/app-installations';
import { tokenPair, type TokenPair } from '@mrw/shared-contracts/api/auth';
import { customer, type Customer } from '@mrw/shared-contracts/api/customers';
import { unreadCount } from '@mrw/shared-contracts/api/inbox';
import { pointAccount, type PointAccount } from '@mrw/shared-contracts/api/points';
import type { AxiosInstance } from 'axios';
import { RefreshRefusedError } from './token-keeper';

/** The calls that create a session (§4 Login and session, §7). All but `refresh` throw ApiError. */
export interface MemberApi {
  exchange(authorizationCode: string): Promise<TokenPair>;
  /** @throws RefreshRefusedError when the server refuses; ApiError when it is unreachable */
  refresh(token: string): Promise<TokenPair>;
  revoke(token: string): Promise<void>;
  customer(uid: string): Promise<Customer>;
  points(uid: string): Promise<PointAccount>;
  levels(): Promise<void>;
  unreadCount(uid: string): Promise<number>;
  register(installation: { uid: string; deviceId: string; language: Language }): Promise<string>;
  updateInstallation(id: string, language: Language): Promise<void>;
}

export function createMemberApi(clients: {
  /** A client without a session: the calls that create one must not wait for one. */
  bare: AxiosInstance;
  other: AxiosInstance;
  /** Origin of the page around an embedded wallet: a code for another one is refused. */
  partnerOrigin?: string | null;
}): MemberApi {
  const { bare, other, partnerOrigin } = clients;
  return {
    exchange: (code) =>
      readResource(
        bare,
        {
          method: 'post',
          url: '/auth/access_token',
          data: { authorization_code: code, ...(partnerOrigin ? { partner_origin: partnerOrigin } : {}) },
        },
        tokenPair,
      ),
    refresh: async (token) => {
      try {
        return await readResource(
          bare,
          { method: 'post', url: '/auth/token', data: { refresh: token } },
          tokenPair,
        );
      } catch (error) {
        if (error instanceof ApiError && isRefusal(error)) throw new RefreshRefusedError({ cause: error });
        throw error;
      }
    },
    revoke: async (token) => {
      await send(bare, {
        method: 'get',
        url: '/auth/revoke',
        headers: { Authorization: `Bearer ${token}` },
      });
    },
    customer: (uid) => readDetail(other, { url: `/customers/${uid}` }, customer, 'uid'),
    points: (uid) => readResource(other, { url: `/point-accounts/${uid}` }, pointAccount),
    levels: async () => {
      await send(other, { url: '/levels' });
    },
    unreadCount: async (uid) =>
      (await readResource(other, { url: '/customers/unread_messages_count/', params: { uid } }, unreadCount))
        .unread_count,
    register: async ({ uid, deviceId, language }) => {
      const data = { customer: uid, platform: 'WEB', device_id: deviceId, language, app_version: '1.0.0' };
      return (await readResource(other, { method: 'post', url: '/app_installations', data }, appInstallation))
        .id;
    },
    updateInstallation: async (id, language) => {
      await send(other, { method: 'patch', url: `/app_installations/${id}`, data: { language } });
    },
  };
}

/** 4xx or a response without tokens ends the session; a network failure does not. */
function isRefusal({ failure }: ApiError): boolean {
  return 'status' in failure && failure.status < 500;
}
