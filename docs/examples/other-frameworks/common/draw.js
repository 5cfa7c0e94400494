import { follow, remoteEvent, textIn } from '@mrw/shared-contracts/plain';
import * as z from 'zod/mini';

const texts = {
  title: { en: 'Lucky draw', 'zh-Hant': '大抽獎', 'zh-Hans': '大抽奖' },
  visitor: { en: 'Log in to take part.', 'zh-Hant': '登入即可參加。', 'zh-Hans': '登录即可参加。' },
  member: {
    en: 'Good luck, {{name}}!',
    'zh-Hant': '{{name}}，祝你好運！',
    'zh-Hans': '{{name}}，祝你好运！',
  },
  draw: { en: 'Draw', 'zh-Hant': '抽獎', 'zh-Hans': '抽奖' },
  logOut: { en: 'End the session', 'zh-Hant': '結束登入', 'zh-Hans': '结束登录' },
  drawn: { en: 'You won: {{prize}}', 'zh-Hant': '你抽中了：{{prize}}', 'zh-Hans': '你抽中了：{{prize}}' },
};

/** An event of the remote's own: its name begins with that of the remote. */
const drawn = remoteEvent('mf-draw/drawn', z.object({ version: z.literal(1), prize: z.string() }));

/**
 * What a page shows of the host, as plain values.
 *
 * @param next called at once, and with each change
 * @returns a function that ends it
 */
export function followDraw(host, next) {
  let prize = null;
  const show = () => {
    const text = (name, values) => textIn(host.language$.value, texts[name], values);
    const session = host.session$.value;
    const isMember = session.kind === 'member';
    next({
      isMember,
      title: text('title'),
      draw: text('draw'),
      logOut: text('logOut'),
      greeting: isMember ? text('member', { name: session.member.displayName }) : text('visitor'),
      outcome: prize === null ? '' : text('drawn', { prize }),
    });
  };
  const ends = [
    follow(host.language$, show),
    follow(host.session$, show),
    host.bus.on(drawn, (event) => {
      prize = event.prize;
      show();
    }),
  ];
  return () => ends.forEach((end) => end());
}

/** Draws, and tells every view of it. */
export async function draw(host) {
  const { pickPrize } = await import('./prizes.js');
  host.bus.publish(drawn, { version: 1, prize: pickPrize() });
}
