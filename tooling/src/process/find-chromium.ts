import fs from 'node:fs';

/** Debian's headless build comes first: it needs about a quarter less processor time for the same pages. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** An installed Chromium, or null: none is downloaded. `MRW_CHROMIUM` names another one, and that one only. */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | null => {
  const named = env['MRW_CHROMIUM'];
  return (named ? [named] : places).find((place) => fs.existsSync(place)) ?? null;
};

/** The same. @throws Error when there is none */
export function chromiumPath(env: NodeJS.ProcessEnv = process.env): string {
  const found = findChromium(env);
  if (!found) throw new Error('No Chromium found: install the package chromium or set MRW_CHROMIUM.');
  return found;
}
