import type { Page, Request } from '@playwright/test';

export type Call = {
  method: string;
  url: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  headers: Record<string, string>;
};

/**
 * Every call of the page to the API, in order; preflight requests are not calls, and reports of the page
 * about itself neither.
 */
export class NetworkLog {
  private readonly log: Call[] = [];

  constructor(page: Page, apiOrigin: string) {
    page.on('request', (request) => {
      if (request.url().startsWith(apiOrigin) && isCall(request)) this.log.push(read(request));
    });
  }

  /** @param pattern matched against `METHOD /path` */
  calls(pattern = /./): readonly Call[] {
    return this.log.filter((call) => pattern.test(`${call.method} ${call.path}`));
  }

  clear(): void {
    this.log.length = 0;
  }
}

const isCall = (request: Request) =>
  request.method() !== 'OPTIONS' &&
  ['xhr', 'fetch', 'ping'].includes(request.resourceType()) &&
  !/\/(?:telemetry|csp-reports)$/.test(new URL(request.url()).pathname);

function read(request: Request): Call {
  const url = new URL(request.url());
  return {
    method: request.method(),
    url: request.url(),
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    body: bodyOf(request.postData()),
    headers: request.headers(),
  };
}

function bodyOf(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
