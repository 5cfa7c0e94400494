import { renderRemote, type FakeHostOptions } from '@mrw/shared-contracts/testing';
import { act } from '@testing-library/react';
import wallet from '../app';
import { sampleSession } from './samples';

/** Opens a page of the wallet as demo member 7, on a desktop unless `asPhone` was called before. */
export async function openWallet(path: string, options: Omit<FakeHostOptions, 'path'> = {}) {
  const mounted = await renderRemote(wallet, { session: sampleSession(), ...options, path });
  unmounts.push(mounted.unmount);
  // Pages are lazy chunks.
  await act(async () => {
    await Promise.resolve();
  });
  return mounted.fake;
}

const unmounts: (() => Promise<void>)[] = [];

/** After each test, and in one that opens the wallet anew. */
export async function closeWallet(): Promise<void> {
  for (const unmount of unmounts.splice(0)) await unmount();
  document.body.replaceChildren();
  window.matchMedia = wideScreen;
}

afterEach(closeWallet);

const anyScreen = window.matchMedia;
const wideScreen = screenOf(false);

/** A phone: a narrow screen and the user agent of a phone. */
export function asPhone(): void {
  asNarrowWindow();
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Mobile/15E148');
}

/** The layout of a phone on a desktop: the media queries of a phone match, those of a desktop do not. */
export function asNarrowWindow(): void {
  window.matchMedia = screenOf(true);
}

function screenOf(narrow: boolean): typeof window.matchMedia {
  return (query) => {
    const matches = query.includes('max-width: 48.06125em') ? narrow : query.includes('min-width') && !narrow;
    return Object.assign(anyScreen(query), { matches });
  };
}
