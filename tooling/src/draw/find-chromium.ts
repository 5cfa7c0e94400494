import fs from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** An installed Chromium, or null: none is downloaded. `MRW_CHROMIUM` names another one. */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | null =>
  [env['MRW_CHROMIUM'] ?? '', ...places].find((place) => place !== '' && fs.existsSync(place)) ?? null;
