import { languageOf, valueIn, type Language } from '@mrw/shared-contracts/language';
import type { EmbedReport } from '@mrw/shared-contracts/messages/embed';
import type { WalletMode } from '@mrw/shared-contracts/partners/registration';
import { checkedView } from './checked-view';
import { frameView } from './frame-view';
import { inlineView } from './inline-view';
import { followPageLanguage, pageLanguage } from './page-language';
import { elementTexts } from './texts';
import { ask, tell } from './wallet-events';
import { makePlace, showFailure } from './wallet-place';
import type { WalletRequest, WalletView } from './wallet-view';

const firstPage = '/user/myCoupon';
const attributes = ['partner', 'language', 'page', 'mode'] as const;

/** The origin of the script, and its nonce. */
export type EmbedOrigin = { shop: string; nonce: string | undefined };

/** `<member-wallet>`: shows the wallet of a site in the page of a partner (architecture: partner embedding). */
export abstract class MemberWalletElement extends HTMLElement {
  static readonly observedAttributes: readonly string[] = attributes;

  protected abstract readonly origin: EmbedOrigin;
  private readonly tree = this.attachShadow({ mode: 'open' });
  private view: WalletView | null = null;
  private ready = false;
  /** The last path that was sent to the wallet. */
  private toldPage = firstPage;
  private stopFollowing = () => {};
  /** Queued until the wallet is ready; undefined without a pending value. */
  private code: string | null | undefined;

  get partner(): string {
    return this.getAttribute('partner') ?? '';
  }
  set partner(value: string) {
    this.setAttribute('partner', value);
  }

  /** The attribute, else the language of the surrounding page; English when neither is a language of the product. */
  get language(): Language {
    return languageOf(this.getAttribute('language')) ?? pageLanguage(this) ?? 'en';
  }
  set language(value: Language) {
    this.setAttribute('language', value);
  }

  /** A path of the site; anything else is the list of coupons. */
  get page(): string {
    const page = this.getAttribute('page') ?? '';
    return /^\/(?!\/)[^\\]*$/.test(page) ? page : firstPage;
  }
  set page(value: string) {
    this.setAttribute('page', value);
  }

  get mode(): WalletMode {
    return this.getAttribute('mode') === 'inline' ? 'inline' : 'frame';
  }
  set mode(value: WalletMode) {
    this.setAttribute('mode', value);
  }

  /** An authorization code of the sign-on site, or null to end the session. Cannot be read, is no attribute. */
  set token(value: string | null) {
    this.code = value;
    this.tellSession();
  }

  connectedCallback(): void {
    for (const name of [...attributes, 'token']) upgrade(this, name);
    this.stopFollowing = followPageLanguage(() => {
      this.tellLanguage();
    });
    this.start();
  }

  disconnectedCallback(): void {
    this.stopFollowing();
    this.stop();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (!this.view || before === after) return;
    if (name === 'language') this.tellLanguage();
    else if (name === 'page') this.tellPage();
    else {
      this.stop();
      this.start();
    }
  }

  private start(): void {
    const { shop, nonce } = this.origin;
    const place = makePlace(this.tree, nonce);
    this.toldPage = this.page;
    const request: WalletRequest = {
      place,
      shop,
      nonce,
      partner: this.partner,
      page: this.toldPage,
      language: this.language,
      takeToken: () => {
        const { code } = this;
        this.code = undefined;
        return code ?? null;
      },
      onReport: (report) => {
        this.hear(report);
      },
      onError: (code, message) => {
        this.stop();
        showFailure(makePlace(this.tree, nonce), valueIn(this.language, elementTexts).failed);
        this.tellDeveloper(code, message);
      },
      onDoubt: (code, message) => {
        this.tellDeveloper(code, message);
      },
    };
    this.view = checkedView(request, this.mode, this.mode === 'inline' ? inlineView : frameView);
  }

  private tellDeveloper(code: string, message: string): void {
    console.warn(`${code} ${message}`);
    tell(this, 'wallet-error', { code, message });
  }

  private stop(): void {
    this.ready = false;
    this.view?.end();
    this.view = null;
    this.tree.textContent = '';
  }

  private tellLanguage(): void {
    if (this.ready) this.view?.send({ type: 'MRW_LANGUAGE', language: this.language });
  }

  private tellPage(): void {
    if (!this.ready) return;
    this.toldPage = this.page;
    this.view?.send({ type: 'MRW_PAGE', page: this.toldPage });
  }

  private tellSession(): void {
    if (!this.ready || this.code === undefined) return;
    this.view?.send({ type: 'MRW_SESSION', token: this.code });
    this.code = undefined;
  }

  private hear(report: EmbedReport): void {
    switch (report.type) {
      case 'MRW_READY':
        this.ready = true;
        // Changes by the page while the wallet was loading.
        this.tellLanguage();
        // A reloaded frame continues on the current page of the member.
        if (this.page !== this.toldPage) this.tellPage();
        this.tellSession();
        tell(this, 'wallet-ready', null);
        break;
      case 'MRW_STATE':
        tell(this, 'wallet-session', { session: report.session });
        break;
      case 'MRW_PAGE':
        tell(this, 'wallet-page', { page: report.page });
        break;
      case 'MRW_RESIZE':
        tell(this, 'wallet-resize', { height: report.height });
        break;
      default:
        ask(this, report, (answer) => {
          this.view?.send(answer);
        });
    }
  }
}

/** A property that was set before the element was defined hides the accessor of the class: it is set again. */
function upgrade(element: HTMLElement, name: string): void {
  const own = Object.getOwnPropertyDescriptor(element, name);
  if (!own) return;
  Reflect.deleteProperty(element, name);
  Reflect.set(element, name, own.value);
}
