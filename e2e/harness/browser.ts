import fs from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The installed browser: no download of its own. @throws Error when there is none */
export function browserPath(): string {
  const found = [process.env['MRW_CHROMIUM'] ?? '', ...places].find((place) => place && fs.existsSync(place));
  if (!found) throw new Error('No Chromium found: install the package chromium or set MRW_CHROMIUM.');
  return found;
}

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A page that a test answers itself has no address, and would not be let through to localhost.
  '--disable-features=LocalNetworkAccessChecks',
];
