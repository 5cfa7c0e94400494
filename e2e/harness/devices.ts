/** Desktop browser of the acceptance rows marked [D]. */
export const desktop = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false } as const;

/** Phone browser of the acceptance rows marked [M]: 390 x 844, a mobile user agent and touch. */
export const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
} as const;
