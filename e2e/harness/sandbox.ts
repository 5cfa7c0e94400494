import type { Addresses } from '@mrw/shared-contracts/addresses';

export type Fault = {
  /** Part of method and path, for example `GET /homepage_banners`. */
  match: string;
  mode: 'delay' | 'hang' | 'drop_before' | 'drop_after' | 'status' | 'detail' | 'answer' | 'answer_after';
  value?: unknown;
  /** How many calls; 1 by default. */
  times?: number;
};

/** The helpers that the sandbox has for tests; the product never calls them. */
export class SandboxControl {
  constructor(private readonly addresses: Addresses) {}

  async post(path: string, body: unknown = {}): Promise<unknown> {
    const answer = await fetch(this.addresses.api.origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return text ? JSON.parse(text) : null;
  }

  async get(path: string): Promise<unknown> {
    const answer = await fetch(this.addresses.api.origin + path);
    return answer.json();
  }

  reset = () => this.post('/sandbox/reset');

  /** Moves the server's clock. @param seconds from the real time */
  clock = (seconds: number) => this.post('/sandbox/clock', { offset_s: seconds });

  fault = (fault: Fault) => this.post('/sandbox/faults', { times: 1, ...fault });

  clearFaults = () => fetch(`${this.addresses.api.origin}/sandbox/faults`, { method: 'DELETE' });

  /** A fresh authorization code, got as a person gets one: through the form of the sign-on site. */
  async authorizationCode(login: string, redirectTo = '/home'): Promise<string> {
    const { signOn, shell } = this.addresses;
    const callback = `${shell.origin}/login_callback?redirect_to=${encodeURIComponent(redirectTo)}`;
    const query = new URLSearchParams({ redirect_url: callback, locale: 'en', sign_up_channel: 'WEBSITE' });
    const answer = await fetch(`${signOn.origin}/auth/login?${query.toString()}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        ...Object.fromEntries(query),
        action: 'log_in',
        login,
        password: 'Demo1234',
      }).toString(),
    });
    const code = new URL(answer.headers.get('location') ?? shell.origin, shell.origin).searchParams.get(
      'token',
    );
    if (!code) throw new Error(`No code for ${login}: the sign-on site answered ${answer.status}.`);
    return code;
  }
}
