// The server of a partner, for Node 20 or newer without packages. `currentUser` is the session of your own site.
import { randomBytes } from 'node:crypto';
import http from 'node:http';

/**
 * @param options.signOn origin of the sign-on site
 * @param options.origin origin of this site, as it is registered
 * @param options.currentUser your own id of the user who is logged in with you, or null
 */
export function createPartnerServer({ signOn, origin, id, secret, currentUser }) {
  const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
  const redirectUri = `${origin}/linked`;
  /** The user of each link that is under way; keep it in the session of the user. */
  const states = new Map();

  const call = async (path, body) => {
    const answer = await fetch(signOn + path, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5_000),
    });
    return { status: answer.status, body: await answer.json() };
  };

  const routes = {
    // A link of your page: "Show my Harbour Rewards wallet here".
    'GET /link': (user) => {
      const state = randomBytes(16).toString('base64url');
      states.set(state, user);
      const query = new URLSearchParams({ client_id: id, redirect_uri: redirectUri, state });
      return { status: 303, location: `${signOn}/partner/link?${query}` };
    },
    // The member comes back from the sign-on site.
    'GET /linked': async (user, query) => {
      const state = query.get('state');
      if (states.get(state) !== user) return { status: 400, body: { error: 'wrong_state' } };
      states.delete(state);
      const code = query.get('code');
      if (code === null) return { status: 303, location: '/' };
      const link = await call('/partner/links', { code, redirect_uri: redirectUri, user_reference: user });
      return link.status === 201 ? { status: 303, location: '/' } : link;
    },
    // What shop.js asks for; 404 means that the user has to be linked first.
    'POST /wallet-code': (user) => call('/partner/wallet-code', { user_reference: user, origin }),
  };

  return http.createServer(async (request, response) => {
    const url = new URL(request.url, origin);
    const user = currentUser(request);
    const route = routes[`${request.method} ${url.pathname}`];
    const { status, location, body } = !route
      ? { status: 404 }
      : user === null
        ? { status: 401 }
        : await Promise.resolve(route(user, url.searchParams)).catch(() => ({ status: 502 }));
    response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) });
    response.end(body && JSON.stringify(body));
  });
}
