import type { Session } from '@mrw/shared-contracts/api/security';
import { and, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { addSeconds, isoMoment } from '../../platform/calendar/hong-kong';
import type { PartnerDirectory } from '../../platform/context';
import type { Work } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import { partner_links, sessions } from '../../platform/db/schema/access';
import { say, type Language } from '../../platform/http/language';
import type { Caller } from '../../platform/identity/tokens';
import { lifetimes } from '../../platform/identity/rules';
import { sendMessage } from '../../platform/push/announce';

/** Sessions of the site and of partners' pages whose refresh token has not expired. */
const openOf = (memberId: number, now: Date) =>
  and(
    eq(sessions.member_id, memberId),
    isNull(sessions.revoked_at),
    or(
      and(eq(sessions.scope, 'wallet'), gt(sessions.created_at, addSeconds(now, -lifetimes.walletSession))),
      and(eq(sessions.scope, 'member'), gt(lastUse, addSeconds(now, -lifetimes.refresh))),
    ),
  );

const lastUse = sql<Date>`coalesce(${sessions.used_at}, ${sessions.created_at})`;

/** Where the member is logged in: this device first, then by their last use. */
export async function sessionsOf(
  { tx, now }: Work,
  { member, sessionId }: Caller,
  partners: PartnerDirectory,
  language: Language,
): Promise<Session[]> {
  const rows = await tx
    .select({ session: sessions, partner: partner_links.partner })
    .from(sessions)
    .leftJoin(partner_links, eq(partner_links.id, sessions.link_id))
    .where(openOf(member.id, now))
    .orderBy(desc(eq(sessions.id, sessionId)), desc(lastUse), sessions.id)
    .limit(100);
  const directory = await partners();
  return rows.map(({ session, partner }) => {
    const name = partner === null ? null : directory[partner]?.name;
    return {
      id: session.id,
      browser: session.browser,
      system: session.system,
      partner: name ? say(name, language) : partner,
      created_at: isoMoment(session.created_at),
      used_at: isoMoment(session.used_at ?? session.created_at),
      is_current: session.id === sessionId,
    };
  });
}

const inWords = (device: string) => ({
  title: { en: 'Log-in on a new device', 'zh-Hant': '新裝置登入', 'zh-Hans': '新设备登录' },
  content: {
    en: `Your account was logged in to on a new device: ${device}.\n\nWas it not you? Log that device out under Security in My account, and change your password.`,
    'zh-Hant': `你的帳戶已在新裝置登入：${device}。\n\n不是你本人操作？請到「我的帳戶」的「安全」登出該裝置，並更改密碼。`,
    'zh-Hans': `你的账户已在新设备登录：${device}。\n\n不是你本人操作？请到“我的账户”的“安全”让该设备退出登录，并更改密码。`,
  },
  url: '/user/myAccount',
});

/**
 * Tells the inbox of a member that is logged in on another device of one that was never seen before; of each once. A
 * program that names no browser and system is no device. Call it before its session is stored.
 */
export async function tellNewDevice(
  work: Work,
  memberId: number,
  { browser, system }: Pick<Row<'sessions'>, 'browser' | 'system'>,
): Promise<void> {
  if (browser === null || system === null) return;
  const others = await work.tx
    .select({ browser: sessions.browser, system: sessions.system })
    .from(sessions)
    .where(and(eq(sessions.member_id, memberId), eq(sessions.scope, 'member')));
  const isKnown = others.some((other) => other.browser === browser && other.system === system);
  if (isKnown || !(await isLoggedIn(work, memberId))) return;
  await sendMessage(work, memberId, inWords([browser, system].filter(Boolean).join(', ')));
}

const isLoggedIn = async ({ tx, now }: Work, memberId: number): Promise<boolean> =>
  (await tx.$count(
    sessions,
    and(
      openOf(memberId, now),
      eq(sessions.scope, 'member'),
      isNotNull(sessions.browser),
      isNotNull(sessions.system),
    ),
  )) > 0;
