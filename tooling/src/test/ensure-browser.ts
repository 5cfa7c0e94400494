import fs from 'node:fs';
import { runProcess } from './run-process';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Installs Debian's Chromium, and fonts for Chinese, when there is no browser and we may. */
export async function ensureBrowser(): Promise<void> {
  if ([process.env['MRW_CHROMIUM'] ?? '', ...places].some((place) => place && fs.existsSync(place))) return;
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get'))
    throw new Error('The browser tests need Chromium: install it or set MRW_CHROMIUM to its path.');
  console.log('Installing Chromium…');
  await runProcess('apt-get', ['update', '-qq']);
  const packages = ['chromium', 'fonts-noto-cjk'];
  const code = await runProcess('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
  if (code !== 0) throw new Error('Chromium could not be installed.');
}
