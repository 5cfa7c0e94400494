import fs from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** An installed Chromium, or null: none is downloaded. `MRW_CHROMIUM` names another one, and that one only. */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | null => {
  const named = env['MRW_CHROMIUM'];
  return (named ? [named] : places).find((place) => fs.existsSync(place)) ?? null;
};
