import { readFile } from 'node:fs/promises';
import http from 'node:http';
import { missingPage } from './pages.js';
import { pageParts } from './layout.js';
import { policyOf } from './policy.js';
import { createRewards } from './rewards.js';
import { createRoutes } from './routes.js';
import { languageOf } from './texts.js';
import { createUsers } from './users.js';

const types = { css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml' };
const longest = 10_000;
/** The package is served as it was installed: its modules need no bundler. */
const folders = {
  assets: new URL('../assets/', import.meta.url),
  'member-wallet': new URL('.', import.meta.resolve('@mrw/member-wallet')),
};

const cookiesOf = ({ headers }) =>
  Object.fromEntries((headers.cookie ?? '').split(/; */).map((pair) => pair.split('=', 2)));

async function readBody(request) {
  let text = '';
  for await (const part of request) {
    text += part;
    if (text.length > longest) return null;
  }
  return text;
}

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

async function fileAt(path) {
  const [, folder, name, ending] = /^\/([a-z-]+)\/([a-z-]+)\.(css|js|svg)$/.exec(path) ?? [];
  const content =
    folders[folder] && (await readFile(new URL(`${name}.${ending}`, folders[folder])).catch(() => null));
  return content ? { content, type: types[ending] } : null;
}

/** The shop, not listening yet. */
export function createShop(config) {
  const users = createUsers();
  const routes = createRoutes({ config, users, rewards: createRewards(config) });

  const visitOf = async (request, url) => {
    const cookies = cookiesOf(request);
    const session = users.session(cookies.shop_session);
    const text = request.method === 'POST' ? await readBody(request) : '';
    const isJson = request.headers['content-type'] === 'application/json';
    return {
      session,
      query: url.searchParams,
      notice: url.searchParams.get('notice'),
      language: languageOf(
        url.searchParams.get('lang'),
        cookies.language,
        request.headers['accept-language'],
      ),
      form: new URLSearchParams(isJson ? '' : (text ?? '')),
      body: isJson ? parsed(text) : null,
      rest: url.pathname.split('/')[2],
    };
  };

  const answer = async (request, response) => {
    const url = new URL(request.url, config.origin);
    const file = request.method === 'GET' ? await fileAt(url.pathname) : null;
    if (file)
      return response
        .writeHead(200, { 'content-type': file.type, 'x-content-type-options': 'nosniff' })
        .end(file.content);
    // A form of another site does not act for the user.
    if (request.method === 'POST' && request.headers.origin !== config.origin)
      return response.writeHead(403).end();
    const visit = await visitOf(request, url);
    const path = /^\/[^/]*/.exec(url.pathname)[0];
    const given = await routes[`${request.method} ${path}`]?.(visit);
    const {
      location,
      json,
      page,
      policy,
      status = 200,
    } = given ?? { page: missingPage(pageParts(visit)), status: 404 };
    const isLocal = config.origin.startsWith('http:');
    const cookie = `Path=/; SameSite=Lax; HttpOnly${isLocal ? '' : '; Secure'}`;
    response.writeHead(location ? 303 : status, {
      'content-type': json ? 'application/json' : 'text/html; charset=utf-8',
      'content-security-policy': policy ?? policyOf('none', '', config),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'set-cookie': [`shop_session=${visit.session.id}; ${cookie}`, `language=${visit.language}; ${cookie}`],
      ...(location && { location }),
    });
    return response.end(json ? JSON.stringify(json) : page);
  };

  return http.createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
  });
}
