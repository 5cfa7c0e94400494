import type { PushKind } from '../api/push';
import type { StateStream } from '../streams/state-stream';

/** What the member wants to be told on this device. */
export interface PushChoice {
  readonly kinds: readonly PushKind[];
  /** The texts name amounts, stores and coupons; a page cannot see whether the screen is locked. */
  readonly details: boolean;
}

/**
 * Whether this device gets messages. `off`: `mayOffer` until the member has said no on this device. `blocked`: the browser
 * does not allow it. `home-screen`: an iPhone or iPad, which does so for a site that was opened from the home screen only.
 */
export type PushState =
  | { readonly kind: 'on'; readonly choice: PushChoice }
  | { readonly kind: 'off'; readonly mayOffer: boolean }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'home-screen' };

/**
 * Messages to this device while the site is closed. They are for the member who is logged in, and end with the
 * session, offline too.
 */
export interface DevicePush {
  readonly state$: StateStream<PushState>;
  /**
   * Stores what the member wants; the first time the browser asks as well. Call it in the press of the member.
   *
   * @throws Error without a network, or when the browser cannot: then everything is as before
   */
  turnOn(choice: PushChoice): Promise<void>;
  /** Ends the messages, and remembers that the member said no. Never rejects. */
  turnOff(): Promise<void>;
}
