import type { APIResponse, BrowserContext, Route } from '@playwright/test';
import { seeded } from '@mrw/tooling/seeded';
import type { Stack } from '../../harness/stack';
import { faultOf, hashOf, type Fault, type Step } from './plan';
import { wrongTypes } from './wrong-types';

/** Stands between the page and the servers. While a step is on, calls meet its faults. */
export class Network {
  private step: Step | null = null;
  private ownCalls = /^$/;
  private readonly counts = new Map<string, number>();
  private held: Route[] = [];
  /** Faults that calls have met, for the report. */
  readonly met: string[] = [];

  private constructor(
    private readonly context: BrowserContext,
    private readonly stack: Stack,
  ) {}

  static async between(context: BrowserContext, stack: Stack): Promise<Network> {
    const network = new Network(context, stack);
    const { api, remotes } = stack.addresses;
    await context.route(
      (url) => url.origin === api.origin && !/^\/(?:media|telemetry|csp-reports)\b/.test(url.pathname),
      (route) => network.meet(route).catch(() => undefined),
    );
    await context.route(
      (url) => url.origin === remotes.origin && url.pathname.endsWith('.js'),
      (route) => network.meetScript(route).catch(() => undefined),
    );
    return network;
  }

  /** @param ownCalls `METHOD /path` of the calls that carry out the act */
  begin(step: Step, ownCalls: RegExp): void {
    this.step = step;
    this.ownCalls = ownCalls;
  }

  /** Everything works again. */
  async end(): Promise<void> {
    this.step = null;
    await this.context.setOffline(false);
    const silent = this.held;
    this.held = [];
    await Promise.all(silent.map((route) => route.abort('timedout').catch(() => undefined)));
    await this.stack.startApi();
  }

  private async meet(route: Route): Promise<void> {
    const { step } = this;
    const method = route.request().method();
    const { pathname } = new URL(route.request().url());
    if (step === null || method === 'OPTIONS' || pathname.startsWith('/auth/')) return route.fallback();
    const call = `${method} ${pathname}`;
    const isOwn = this.ownCalls.test(call);
    const fault = faultOf(step, call, this.counted(isOwn ? 'own' : call), isOwn);
    if (fault === null) return route.fallback();
    this.met.push(`${call}: ${fault.kind}${fault.acts ? ' after the server acted' : ''}`);
    const answer = fault.acts ? await route.fetch() : null;
    // Everything works again since: an answer that comes late does no harm any more.
    if (this.step !== step) return answer ? route.fulfill({ response: answer }) : route.fallback();
    return this.disturb(route, fault, answer, step);
  }

  private async meetScript(route: Route): Promise<void> {
    const kind = this.step?.own.kind;
    const { pathname } = new URL(route.request().url());
    const isChosen = seeded(hashOf(`${this.step?.seed ?? 0} ${pathname.replace(/\.\w+\.js$/, '')}`))() < 0.4;
    if (!isChosen || !kind?.startsWith('script')) return route.fallback();
    this.met.push(`${pathname}: ${kind}`);
    if (kind === 'script missing') return route.fulfill({ status: 404, body: 'Not found' });
    const response = await route.fetch();
    const body = await response.text();
    return route.fulfill({ response, body: body.slice(0, body.length / 2) });
  }

  private async disturb(route: Route, fault: Fault, answer: APIResponse | null, step: Step): Promise<void> {
    switch (fault.kind) {
      case 'empty':
        return fulfil(route, answer, 200, '');
      case 'html':
        return fulfil(
          route,
          answer,
          200,
          '<!doctype html><title>Welcome</title><h1>Log in to the network</h1>',
        );
      case 'cut': {
        const text = (await answer?.text()) ?? '';
        return fulfil(route, answer, answer?.status() ?? 200, text.slice(0, text.length / 2));
      }
      case 'types': {
        const body: unknown = await answer?.json();
        const wrong = wrongTypes(body, seeded(step.seed));
        return fulfil(route, answer, answer?.status() ?? 200, JSON.stringify(wrong));
      }
      case 'reset':
        return route.abort('connectionreset');
      case 'offline':
        await this.context.setOffline(true);
        return route.abort('internetdisconnected');
      case 'silence':
        this.held.push(route);
        return;
      case 'killed':
        await this.stack.killApi();
        return route.abort('connectionrefused');
      case 'database': {
        // A call that did not come before it meets what the API answers meanwhile.
        const restart = this.stack.restartDatabase();
        const met = answer ?? (await route.fetch().catch(() => null));
        await restart;
        return met ? route.fulfill({ response: met }) : route.abort('connectionreset');
      }
      case 'script cut':
      case 'script missing':
        return route.fallback();
      default:
        return fulfil(route, answer, Number(fault.kind), errorBodies[fault.body]);
    }
  }

  private counted(name: string): number {
    const count = (this.counts.get(name) ?? 0) + 1;
    this.counts.set(name, count);
    return count;
  }
}

const errorBodies = {
  detail: '{"detail":"Something went wrong."}',
  nothing: '',
  page: '<html><body><h1>Bad gateway</h1></body></html>',
  half: '{"detail":"Someth',
} as const;

const fulfil = (route: Route, answer: APIResponse | null, status: number, body: string): Promise<void> =>
  route.fulfill({
    status,
    headers: {
      ...answer?.headers(),
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'Link, Date, Retry-After',
      'content-type': body.startsWith('<') ? 'text/html' : 'application/json',
      ...(status === 503 || status === 429 ? { 'retry-after': '1' } : {}),
    },
    body,
  });
