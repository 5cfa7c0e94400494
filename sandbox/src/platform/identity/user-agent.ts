import Bowser from 'bowser';

/** Longer ones are cut off before they are parsed. */
const most = 500;

/** The device that a log-in names itself: browser and system without their versions; null where it does not say. */
export function readUserAgent(header = ''): { browser: string | null; system: string | null } {
  if (header === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(header.slice(0, most));
  return { browser: browser.name || null, system: os.name || null };
}
