import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import type { SiteDriver } from '../../harness/site';
import { editManifest, withRemote } from './edited-manifest';

const entry = 'remoteEntry.staged.js';
const version = '9.9.9';

/** A remote that fails as `window.__fault` says: built from the shared modules of the page, as a real one is. */
const script = `var mf_staged = (function () {
  var fault = function () { return window.__fault || ''; };
  var broken = function (where) { return new Error('broken on purpose: ' + where); };
  var never = function () { return new Promise(function () {}); };
  var scope;
  if (fault() === 'evaluation') throw broken('evaluation');
  var damages = {
    'patches fetch': function () { window.fetch = function () { return Promise.reject(broken('fetch')); }; },
    'patches history': function () { window.history.pushState = function () {}; },
    'extends arrays': function () { Array.prototype.extra = 1; },
    'removes the header': function () { document.querySelector('header').remove(); },
    'empties the header': function () { document.querySelector('header').innerHTML = ''; },
    'hides the footer': function () { document.querySelector('footer').style.display = 'none'; },
    'empties the body': function () { document.body.innerHTML = ''; },
    'covers from its place': function () { cover(place()); },
    'covers from the body': function () { cover(document.body); },
    'leaves things behind': function () {
      window.leftGlobal = true;
      window.addEventListener('resize', cover);
      setInterval(cover, 1e6);
      document.body.appendChild(document.createElement('aside'));
    },
  };
  /** Not the first one: the place of the page before may still be there. */
  function place() {
    return [].find.call(document.querySelectorAll('[data-remote]'), function (one) {
      return one.textContent.indexOf('Staged page') >= 0;
    });
  }
  function cover(where) {
    var layer = where.appendChild(document.createElement('div'));
    layer.id = 'cover';
    layer.style.cssText = 'position:fixed;inset:0;z-index:9999;background:#fff';
  }
  /** @param when 'evaluation', 'mount', 'unmount' or 'run' */
  function damage(when) {
    var name = fault();
    if (damages[name] && (window.__when || 'mount') === when) damages[name]();
  }
  damage('evaluation');
  function shared(name) {
    var versions = scope[name];
    var module = versions[Object.keys(versions)[0]];
    return Promise.resolve(module.lib ? module.lib : module.get()).then(function (make) { return make(); });
  }
  function remoteOf(React, contracts) {
    function Page() {
      var name = fault();
      var count = React.useState(0);
      React.useEffect(function () { if (name === 'effect') throw broken('effect'); damage('mount'); }, []);
      if (name === 'render' || (name === 'update' && count[0] > 0)) throw broken(name);
      if (name === 'suspend') React.use(never());
      var press = function () { if (name === 'event') throw broken('event'); damage('run'); count[1](1); };
      return React.createElement('section', null,
        React.createElement('h1', null, 'Staged page'),
        React.createElement('button', { onClick: press }, 'Go on'));
    }
    var good = contracts.defineRemote({
      name: 'staged',
      styles: contracts.noStyleSheets,
      render: function () { return React.createElement(Page); },
    });
    function step(name) {
      return function (props) {
        if (fault() === name) return Promise.reject(broken(name));
        if (fault() === 'throwing ' + name) throw broken(name);
        if (fault() === 'hanging ' + name) return never();
        if (name === 'unmount') damage('unmount');
        return good[name](props);
      };
    }
    return { name: 'staged', bootstrap: step('bootstrap'), mount: step('mount'), unmount: step('unmount') };
  }
  return {
    init: function (given) { scope = given; },
    get: function () {
      return Promise.all([shared('react'), shared('@mrw/shared-contracts')]).then(function (modules) {
        var remote = remoteOf(modules[0], modules[1]);
        return function () { return { default: remote }; };
      });
    },
  };
})();
`;

const readable = { 'Access-Control-Allow-Origin': '*' };

export type Answer = 'well' | '404' | '500' | 'truncated' | 'dropped' | 'hanging' | 'html';

/** Puts a remote that can fail in every way into the place of a real one. */
export async function stage(page: Page, site: SiteDriver, remote: string) {
  const origin = site.stack.addresses.remotes.origin;
  let answer: Answer = 'well';
  let asked = 0;
  const hanging: Route[] = [];
  await editManifest(page, site.origin, (manifest) =>
    withRemote(manifest, remote, ({ descriptor }) => ({
      version,
      base: `${origin}/${remote}/${version}/`,
      descriptor: {
        ...descriptor,
        version,
        entry,
        container: 'mf_staged',
        exposes: { './app': [] },
        slots: {},
        integrity: { [entry]: `sha384-${createHash('sha384').update(script).digest('base64')}` },
      },
    })),
  );
  await page.route(`${origin}/${remote}/${version}/${entry}*`, async (route) => {
    asked += 1;
    const send = (body: string, status = 200, contentType = 'text/javascript') =>
      route.fulfill({ status, contentType, headers: readable, body });
    if (answer === 'well') await send(script);
    else if (answer === 'truncated') await send(script.slice(0, 400));
    else if (answer === 'html') await send('<!doctype html><title>Sorry</title>', 200, 'text/html');
    else if (answer === 'dropped') await route.abort();
    else if (answer === 'hanging') hanging.push(route);
    else await send('', Number(answer));
  });
  return {
    answers: (next: Answer) => {
      answer = next;
    },
    /** Number of requests for its entry. */
    asked: () => asked,
    /** What hung so long arrives after all. */
    arriveLate: () =>
      Promise.all(
        hanging
          .splice(0)
          .map((route) => route.fulfill({ contentType: 'text/javascript', headers: readable, body: script })),
      ),
    /** @param when of a damage to the page: 'evaluation', 'mount', 'unmount' or 'run' (a press of the button) */
    fails: (fault: string, when = 'mount') =>
      page.evaluate(
        ([name, step]) => {
          Object.assign(window, { __fault: name, __when: step });
        },
        [fault, when],
      ),
  };
}
