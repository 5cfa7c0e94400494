import { giftCardCancel, giftCardFrameMessage, trustedMessage } from '@mrw/shared-contracts';
import { useEffect, useRef, type RefObject } from 'react';

export type FrameHandlers = {
  /** @param refreshToken of the member who logged in */
  onLogin(refreshToken: string): void;
  /** @param text of the frame, in its language */
  onLoginFailed(text: string | null): void;
  /** @param height in px */
  onResize(height: number): void;
};

type Options = FrameHandlers & {
  frame: RefObject<HTMLIFrameElement | null>;
  /** The only accepted origin, for messages in both directions. */
  origin: string;
  /** A login of the frame is in use; when it ends without a redemption the frame gets a cancel message. */
  loginInUse: boolean;
};

/** Receives the messages of the login frame, and sends cancel when its login is no longer used (§4). */
export function useFrameMessages(options: Options): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      const { frame, origin, onLogin, onLoginFailed, onResize } = latest.current;
      const source = frame.current?.contentWindow ?? null;
      const message = trustedMessage(event, { origin, source }, giftCardFrameMessage);
      switch (message?.type) {
        case 'GIFT_CARD_LOGIN_SUCCESS':
          onLogin(message.token);
          break;
        case 'GIFT_CARD_LOGIN_FAILED':
          onLoginFailed(message.error ?? null);
          break;
        case 'GIFT_CARD_RESIZE':
          onResize(message.height);
          break;
        case undefined:
          break;
      }
    };
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
    };
  }, []);

  const { loginInUse } = options;
  const wasInUse = useRef(loginInUse);
  useEffect(() => {
    const ended = wasInUse.current && !loginInUse;
    wasInUse.current = loginInUse;
    if (!ended) return;
    const { frame, origin } = latest.current;
    frame.current?.contentWindow?.postMessage(giftCardCancel, origin);
  }, [loginInUse]);
}
