import { type Page } from '@playwright/test';
import { expect } from './expect';
import { watchRequests } from '@mrw/tooling/watch-requests';
import { NetworkLog, type Call } from './network-log';
import type { SandboxControl } from './sandbox';
import type { Stack } from './stack';

const languageNames = { en: 'English', 'zh-Hant': '繁體中文', 'zh-Hans': '简体中文' } as const;

/** What a person does with the site. */
export class SiteDriver {
  private readonly log: NetworkLog;
  /** Waits until nothing is under way, live answers apart. */
  readonly untilQuiet: () => Promise<void>;

  constructor(
    readonly page: Page,
    readonly stack: Stack,
    private readonly sandbox: SandboxControl,
  ) {
    this.log = new NetworkLog(page, stack.addresses.api.origin);
    this.untilQuiet = watchRequests(page).untilQuiet;
  }

  get origin(): string {
    return this.stack.addresses.shell.origin;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.origin + path);
  }

  /** Logs in through the sign-on site's form and arrives on `redirectTo` as a member. */
  async logInAs(login: string, redirectTo = '/home'): Promise<void> {
    const code = await this.sandbox.authorizationCode(login, redirectTo);
    await this.open(`/login_callback?token=${code}&redirect_to=${encodeURIComponent(redirectTo)}`);
    // The first page of a new profile, on a busy machine.
    await expect.poll(() => this.path(), { timeout: 20_000 }).toBe(redirectTo);
  }

  async switchLanguage(language: keyof typeof languageNames): Promise<void> {
    await this.page
      .getByRole('banner')
      .getByRole('combobox')
      .selectOption({ label: languageNames[language] });
  }

  /** Goes to another page inside the app, as a link does, where the current page has no link to it. */
  async follow(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      window.history.pushState({ key: 'test', idx: 1, usr: null }, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    }, path);
    await expect.poll(() => this.path()).toBe(path);
  }

  /** Path and query of the address bar. */
  path(): string {
    const url = new URL(this.page.url());
    return url.pathname + url.search;
  }

  /** Calls to the API so far, matched against `METHOD /path`. */
  calls(pattern?: RegExp): readonly Call[] {
    return this.log.calls(pattern);
  }

  clearCalls(): void {
    this.log.clear();
  }

  /** Leaves the site once nothing is under way: a fault that is set next fails a call of the next page. */
  async leave(): Promise<void> {
    await this.untilQuiet();
    await this.page.goto('about:blank');
  }

  /** Serves the next pages with another deployment profile; the harness goes back to A after the test. */
  useProfile(name: 'A' | 'B' | 'C'): Promise<void> {
    return this.stack.setProfile(name);
  }
}
