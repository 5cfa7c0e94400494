import { createHash } from 'node:crypto';
import { expect, test } from '../../harness/test';
import { editManifest, withRemote } from './edited-manifest';
import { recordsOf } from './expect-alive';

const entry = 'remoteEntry.plain.js';
const version = '9.9.8';

/** A container as any federation plug-in writes it, with lifecycles that are plain functions and know no React. */
const script = `var mf_plain = (function () {
  var ends = new WeakMap();
  var lifecycles = {
    name: 'mf-stores',
    bootstrap: function () { return Promise.resolve(); },
    mount: function (props) {
      var shadow = props.domElement.appendChild(document.createElement('x-plain')).attachShadow({ mode: 'open' });
      var title = shadow.appendChild(document.createElement('h1'));
      var language = props.host.language$.subscribe(function (name) { title.textContent = 'Plain ' + name; });
      ends.set(props.domElement, function () { language.unsubscribe(); window.__left = true; });
      return Promise.resolve();
    },
    unmount: function (props) { ends.get(props.domElement)(); return Promise.resolve(); },
  };
  return {
    init: function () {},
    get: function () { return Promise.resolve(function () { return { default: lifecycles }; }); },
  };
})();
`;

test('a remote without React that never says that it is ready stays, follows the language and leaves; its team reads MRW-125', async ({
  site,
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/^MRW-125 /);
  const { origin } = site.stack.addresses.remotes;
  await editManifest(page, site.origin, (manifest) =>
    withRemote(manifest, 'mf-stores', ({ descriptor }) => ({
      version,
      base: `${origin}/mf-stores/${version}/`,
      descriptor: {
        ...descriptor,
        version,
        entry,
        container: 'mf_plain',
        exposes: { './app': [] },
        slots: {},
        shared: {},
        integrity: { [entry]: `sha384-${createHash('sha384').update(script).digest('base64')}` },
      },
    })),
  );
  await page.route(`${origin}/mf-stores/${version}/${entry}*`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: script,
    }),
  );
  await site.open('/about/store');
  const place = page.locator('[data-remote="mf-stores"]');
  await expect(place).toHaveAttribute('data-state', 'ready');
  await expect(page.getByRole('heading', { name: 'Plain en' })).toBeVisible();
  await site.switchLanguage('zh-Hant');
  await expect(page.getByRole('heading', { name: 'Plain zh-Hant' })).toBeVisible();
  await site.follow('/home');
  await expect(place).toHaveCount(0);
  expect(await page.evaluate(() => '__left' in window)).toBe(true);
  expect(await recordsOf(page)).toContain('"code":"MRW-125","remote":"mf-stores"');
});
