import type { Html } from '../page/html';
import type { Visit } from './visit';

/** The three ways to hold the wallet: a plain frame, a frame by embed.js, the page itself by embed.js. */
export type PartnerWay = 'frame' | 'embed' | 'inline';

export const partnerPaths: Readonly<Record<PartnerWay, string>> = {
  frame: '/',
  embed: '/embed',
  inline: '/inline',
};

export interface PartnerPage {
  visit: Visit;
  way: PartnerWay;
  /** Where the sign-on site sends a member back to, as the address of its login page. */
  signOnUrl: string;
  refused: boolean;
  wallet: Html;
  head?: Html;
}
