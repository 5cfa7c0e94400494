import { htmlLang, type DeploymentProfile, type Language } from '@mrw/shared-contracts';

/** Address of the web app manifest in a language; the shell names the one of the language in use. */
export const webManifestPath = (language: Language) => `/web-manifest/${language}.webmanifest`;

type Words = { card: string; coupons: string; offers: string };

const words: Readonly<Record<Language, Words>> = {
  en: {
    card: 'My card',
    coupons: 'My coupons',
    offers: 'Offers',
  },
  'zh-Hant': {
    card: '我的會員卡',
    coupons: '我的優惠券',
    offers: '優惠',
  },
  'zh-Hans': {
    card: '我的会员卡',
    coupons: '我的优惠券',
    offers: '优惠',
  },
};

const icon = (file: string, sizes: string, type: string, purpose = 'any') => ({
  src: `/assets/${file}`,
  sizes,
  type,
  purpose,
});

/** What a device needs to install the site as an app, in one language. The app is the same in every language. */
export function webManifest(profile: DeploymentProfile, language: Language): string {
  const { card, coupons, offers } = words[language];
  return JSON.stringify({
    id: '/',
    name: profile.appName[language],
    short_name: profile.appName[language],
    description: profile.description?.[language],
    lang: htmlLang[language],
    dir: 'ltr',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: '#F6F8F6',
    theme_color: '#0B5D51',
    icons: [
      icon('icon.svg', 'any', 'image/svg+xml'),
      icon('icon-192.png', '192x192', 'image/png'),
      icon('icon-512.png', '512x512', 'image/png'),
      icon('icon-maskable-512.png', '512x512', 'image/png', 'maskable'),
    ],
    shortcuts: [
      { name: card, url: '/user/myCard' },
      { name: coupons, url: '/user/myCoupon' },
      { name: offers, url: '/offer/LATEST' },
    ],
  });
}
