import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const releases = fileURLToPath(new URL('../../../var/releases', import.meta.url));
const entry = 'remoteEntry.faulty.js';

/** Fails on each page of a store in another way; that of store 9 is well. */
const script = `var mf_faulty = (function () {
  var never = function () { return new Promise(function () {}); };
  function faults(element) {
    return {
      '1': never,
      '2': function () { throw new Error('broken on purpose'); },
      '3': function () { location.href = '/home'; return never(); },
      '4': function () { for (;;) { var a = 1; } },
      '5': function () { location.assign('https://elsewhere.example/'); return never(); },
      '6': function () {
        setInterval(function () { element.innerHTML = '<div><h1>Now ' + Math.random() + '</h1></div>'; }, 5);
        return Promise.resolve();
      },
    };
  }
  var remote = {
    name: 'mf-stores',
    bootstrap: function () { return Promise.resolve(); },
    mount: function (props) {
      var fault = faults(props.domElement)[location.pathname.split('/').pop()];
      if (fault) return fault();
      props.domElement.innerHTML = '<div><h1 onclick="x" id="a">Well</h1><script>window.__ran = 1</' + 'script></div>';
      if (props.onReady) props.onReady();
      return Promise.resolve();
    },
    unmount: function () { return Promise.resolve(); },
  };
  return {
    init: function () {},
    get: function () { return Promise.resolve(function () { return { default: remote }; }); },
  };
})();
`;

/** Puts a release of mf-stores that fails beside the built ones. @returns its version, and what removes it */
export function faultyRelease(live: string): { version: string; remove(): void } {
  const version = '0.0.1-faulty';
  const folder = path.join(releases, 'mf-stores', version);
  const descriptor = JSON.parse(
    fs.readFileSync(path.join(releases, 'mf-stores', live, 'descriptor.json'), 'utf8'),
  ) as { routes: { path: string; prefetch?: unknown }[] };
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, entry), script);
  fs.writeFileSync(path.join(folder, `${entry}.br`), brotliCompressSync(script));
  fs.writeFileSync(path.join(folder, `${entry}.gz`), gzipSync(script));
  fs.writeFileSync(
    path.join(folder, 'descriptor.json'),
    JSON.stringify({
      ...descriptor,
      version,
      entry,
      container: 'mf_faulty',
      exposes: { './app': [] },
      routes: descriptor.routes.map(({ path: pattern }) => ({ path: pattern })),
      integrity: { [entry]: `sha384-${createHash('sha384').update(script).digest('base64')}` },
    }),
  );
  return {
    version,
    remove: () => {
      fs.rmSync(folder, { recursive: true });
    },
  };
}
