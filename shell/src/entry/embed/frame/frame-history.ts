import { parsePath, UNSAFE_createBrowserHistory as createBrowserHistory, type To } from 'react-router-dom';

type History = ReturnType<typeof createBrowserHistory>;

/** The parameters of embed.js in the address of the frame (frame-view.ts). */
const ofEmbed = ['isOpenInOtherSite', 'partner', 'handshake', 'locale'];

/**
 * The history of a frame. Every address keeps the parameters of the first one: a reloaded frame is the wallet of the
 * same partner, not the whole site. Two frames of one tab would share a storage.
 */
export function frameHistory(page: Window): History {
  const history = createBrowserHistory({ window: page, v5Compat: true });
  const said = [...new URLSearchParams(page.location.search)].filter(([name]) => ofEmbed.includes(name));
  const kept = (to: To) => {
    const path = typeof to === 'string' ? parsePath(to) : to;
    const query = new URLSearchParams(path.search);
    for (const [name, value] of said) query.set(name, value);
    return { ...path, search: `?${query.toString()}` };
  };
  const push = history.push.bind(history);
  const replace = history.replace.bind(history);
  return Object.assign(history, {
    push: (to: To, state?: unknown) => {
      push(kept(to), state);
    },
    replace: (to: To, state?: unknown) => {
      replace(kept(to), state);
    },
  });
}
