/** A language of the wallet. */
export type WalletLanguage = 'en' | 'zh-Hant' | 'zh-Hans';

/** Where the wallet runs: in a frame on the site's own origin, or in the page, in a shadow root. */
export type WalletMode = 'frame' | 'inline';

/** Your response to a code; `error` is shown to the member, write it in the language of your page. */
export type PartnerOutcome = { status: 'SUCCESS' } | { status: 'FAILED'; error?: string };

/** Detail of `apply-coupon` and `apply-cash-code`. */
export type ApplyDetail = {
  /** The code of the coupon, or the payment code. What the browser says is no proof: your server checks it. */
  code: string;
  /** Id of this request; the same one never comes twice. */
  requestId: string;
  /** Responds once, within 5 seconds; a later response, or a second one, is ignored. */
  answer(outcome: PartnerOutcome): void;
};

/** Why a wallet cannot be shown. */
export type WalletError = {
  /** `MRW-301` to `MRW-303`, or `MRW-304` when embed.js cannot be loaded. */
  code: string;
  /** For the developer, with the partner id and the origin that were seen. */
  message: string;
};

/** Every event of `<member-wallet>`; all of them bubble. */
export type MemberWalletEvents = {
  /** The wallet is shown. */
  'wallet-ready': CustomEvent<null>;
  /** The session, also after every code. On `visitor`, set `token` to a fresh code. */
  'wallet-session': CustomEvent<{ session: 'member' | 'visitor' }>;
  /** Where the member is. */
  'wallet-page': CustomEvent<{ page: string }>;
  /** Height of the content in CSS pixels. The frame follows it by itself, up to the height of the window. */
  'wallet-resize': CustomEvent<{ height: number }>;
  /** It cannot be shown, or may be refused; also a warning in the console. */
  'wallet-error': CustomEvent<WalletError>;
  /** The member uses a coupon in your shop. */
  'apply-coupon': CustomEvent<ApplyDetail>;
  /** The member pays with cash dollars; `code` holds the points. */
  'apply-cash-code': CustomEvent<ApplyDetail>;
};

/** What can be set, as an attribute or as a property of the same name. */
export type MemberWalletAttributes = {
  /** Your id, as it is registered. */
  partner: string;
  /** Where the wallet runs. Default: `frame`. */
  mode: WalletMode;
  /**
   * `/user/myCoupon` (default), `/user/myTicket`, `/coupon/{id}`, `/ticket/{id}` or `/use_cash_dollar`; any other
   * shows the coupons.
   */
  page: string;
  /** Or a tag like `zh-HK`. Default: the nearest `lang` of your page, and its changes. */
  language: WalletLanguage;
};

/** What is a property only, so that no script reads it from the page. */
export type MemberWalletProperties = {
  /** A wallet code of your server (one use, 60 s), or `null` to end the session. Cannot be read. */
  token: string | null;
};

/**
 * Custom properties of your page that an inline wallet follows, also when they change. They are set on the element or
 * around it. A frame has its own page: there they have no effect.
 */
export type MemberWalletTheme = {
  /** Colour of buttons, links and marks: 4.5:1 against the surface (white, or near black in the dark scheme). */
  '--member-wallet-accent': string;
  /** Text on that colour: 4.5:1. Both are set, or neither has an effect. */
  '--member-wallet-on-accent': string;
  /** Font of all texts. */
  '--member-wallet-font': string;
};

/** `<member-wallet>` */
export interface MemberWalletElement extends HTMLElement, MemberWalletAttributes {
  set token(code: MemberWalletProperties['token']);
  addEventListener<Name extends keyof MemberWalletEvents>(
    name: Name,
    listener: (event: MemberWalletEvents[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof MemberWalletEvents>(
    name: Name,
    listener: (event: MemberWalletEvents[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'member-wallet': MemberWalletElement;
  }
}
