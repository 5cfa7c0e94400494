import type { Language } from '../../../http/language';

const en = {
  title: (name: string) => `Show your wallet at ${name}?`,
  lead: (name: string) => `${name} asks to show your Harbour Rewards wallet in its pages. There you can:`,
  allowed: [
    'see your coupons, tickets and points',
    'use coupons and tickets',
    'pay with cash dollars',
  ] as readonly string[],
  keeps: 'Your password stays with us. You can end this at any time:',
  allow: 'Log in and allow',
  refuse: 'Not now',
  list: 'Linked sites',
  logInFirst: 'Log in to see which sites may show your wallet, and to end that.',
  what: 'These sites may show your wallet.',
  none: 'No site may show your wallet.',
  since: (day: string) => `since ${day}`,
  end: (name: string) => `End for ${name}`,
  ended: 'Ended. Open wallets on that site are closed.',
};

/** Texts of the pages about partners. */
export const linkStrings: Readonly<Record<Language, typeof en>> = {
  en,
  'zh-Hant': {
    title: (name) => `在${name}顯示你的錢包？`,
    lead: (name) => `${name}希望在其網頁顯示你的海港獎賞錢包。你可以在該處：`,
    allowed: ['查看你的優惠券、門票及積分', '使用優惠券及門票', '以現金獎賞付款'],
    keeps: '我們不會提供你的密碼。你可以隨時終止：',
    allow: '登入並允許',
    refuse: '暫時不要',
    list: '已連結的網站',
    logInFirst: '登入以查看哪些網站可顯示你的錢包，並可終止連結。',
    what: '以下網站可顯示你的錢包。',
    none: '沒有網站可顯示你的錢包。',
    since: (day) => `自 ${day} 起`,
    end: (name) => `終止與${name}的連結`,
    ended: '已終止。該網站上已開啟的錢包會關閉。',
  },
  'zh-Hans': {
    title: (name) => `在${name}显示你的钱包？`,
    lead: (name) => `${name}希望在其网页显示你的海港奖赏钱包。你可以在那里：`,
    allowed: ['查看你的优惠券、门票和积分', '使用优惠券和门票', '用现金奖赏付款'],
    keeps: '我们不会提供你的密码。你可以随时终止：',
    allow: '登录并允许',
    refuse: '暂时不要',
    list: '已关联的网站',
    logInFirst: '登录以查看哪些网站可以显示你的钱包，并可终止关联。',
    what: '以下网站可以显示你的钱包。',
    none: '没有网站可以显示你的钱包。',
    since: (day) => `自 ${day} 起`,
    end: (name) => `终止与${name}的关联`,
    ended: '已终止。该网站上已打开的钱包会关闭。',
  },
};
