import { act, screen } from '@testing-library/react';

const frame = () => {
  const element = screen.getByTitle(/^(Log in to redeem|登入以兌換|登录以兑换)$/);
  if (!(element instanceof HTMLIFrameElement)) throw new Error('The login frame is not a frame.');
  return element;
};

/** Sends messages as the login frame does; from another origin or window when a test sets one. */
export function frameSays(data: unknown, from: { origin?: string; source?: Window } = {}): void {
  const source = from.source ?? frame().contentWindow;
  const origin = from.origin ?? 'http://gift-card.test';
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  });
}

/** Records the messages of the page to the frame. */
export function heardByFrame(): { message: unknown; origin: unknown }[] {
  const heard: { message: unknown; origin: unknown }[] = [];
  const { contentWindow } = frame();
  if (!contentWindow) throw new Error('The login frame has no window.');
  jest.spyOn(contentWindow, 'postMessage').mockImplementation((message: unknown, origin: unknown) => {
    heard.push({ message, origin });
  });
  return heard;
}

/** A token with this subject, in the format of the sign-on service. */
export const accessTokenOf = (uid: string) => `e30.${btoa(JSON.stringify({ sub: uid }))}.signature`;
