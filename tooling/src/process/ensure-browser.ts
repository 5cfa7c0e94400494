import fs from 'node:fs';
import { findChromium } from './find-chromium';
import { runProcess } from './run-process';

/** Installs Debian's Chromium, and fonts for Chinese, when there is no browser and we may. */
export async function ensureBrowser(): Promise<void> {
  if (findChromium()) return;
  if (!mayInstall())
    throw new Error('The browser tests need Chromium: install it or set MRW_CHROMIUM to its path.');
  await install('chromium', 'chromium-headless-shell', 'fonts-noto-cjk');
}

/** What `npm run smoke` drives, and the Debian package that brings it. */
const others = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
};

/** Installs Debian's Firefox and WebKit, and a screen for the latter, when they are missing and we may. */
export async function ensureOtherBrowsers(): Promise<void> {
  const missing = Object.entries(others)
    .filter(([place]) => !fs.existsSync(place))
    .map(([, name]) => name);
  if (missing.length === 0) return;
  if (!mayInstall()) throw new Error(`Install ${missing.join(', ')} first: this needs root on Debian.`);
  await install(...missing);
}

const mayInstall = () => process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');

async function install(...packages: readonly string[]): Promise<void> {
  console.log(`Installing ${packages.join(', ')}…`);
  await runProcess('apt-get', ['update', '-qq']);
  const code = await runProcess('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
  if (code !== 0) throw new Error(`${packages.join(', ')} could not be installed.`);
}
