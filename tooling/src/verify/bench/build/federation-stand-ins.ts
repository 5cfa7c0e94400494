import fs from 'node:fs';
import path from 'node:path';
import { varFolder } from '../../../process/root';
import { exposedModules, type Exposed } from './exposed';

/** Each way of loading a remote, as the body of a function that gets nothing and returns the module. */
const ways = {
  'one-bundle': ({ id, file }: Exposed) =>
    `() => import(/* webpackChunkName: "${id}" */ ${JSON.stringify(file)})`,
  'plain-mf': ({ remote, name }: Exposed) => `() => import('${remote}/${name.replace('./', '')}')`,
  systemjs: ({ id }: Exposed) => `() => System.import('${id}')`,
  qiankun: ({ id }: Exposed) => `() => microApp('${id}')`,
} as const;

export type Way = keyof typeof ways;

/** Lifecycles of a qiankun app: it finds the scripts in the app's page and runs them in a sandbox of its own. */
const microApp = `import { loadMicroApp } from 'qiankun';
const microApp = (id) => ({
  default: (() => {
    const apps = new WeakMap();
    return {
      name: id,
      bootstrap: () => Promise.resolve(),
      mount: async (props) => {
        const app = loadMicroApp(
          { name: id + '-' + Math.random(), entry: window.__BENCH_REMOTES__ + '/' + id + '/index.html', container: props.domElement, props: { mrw: props } },
          { sandbox: true },
        );
        apps.set(props.domElement, app);
        await app.mountPromise;
      },
      unmount: ({ domElement }) => apps.get(domElement).unmount(),
    };
  })(),
});
`;

/**
 * Writes what takes the place of the shell's federation module in another kind of micro-frontend: the same
 * interface. A text, because the types of the tooling must not depend on the remotes; named `.ts`, because
 * webpack takes a script of this package for one of Node, which gets the exports of a remote one level
 * deeper.
 *
 * @returns its path
 */
export function federationStandIn(way: Way): string {
  const modules = exposedModules()
    .map((exposed) => `  '${exposed.remote}${exposed.name}': ${ways[way](exposed)},`)
    .join('\n');
  return written(
    `${way}.ts`,
    `${way === 'qiankun' ? microApp : ''}const modules = {
${modules}
};
export function setUpFederation() {}
export function trustChunks() {}
export const providedModules = () => ({});
export async function loadLifecycles({ descriptor }, exposed) {
  return (await modules[descriptor.name + exposed]()).default;
}
`,
  );
}

/** Writes the entry of a micro app: the lifecycles by name, in the element of the app's own page. @returns its path */
export function microAppEntry({ id, file }: Exposed): string {
  return written(
    `${id}.ts`,
    `import remote from ${JSON.stringify(file)};
const given = ({ mrw, container }) => ({ ...mrw, domElement: container.querySelector('#app') });
export const bootstrap = () => Promise.resolve();
export const mount = (props) => remote.mount(given(props));
export const unmount = (props) => remote.unmount(given(props));
`,
  );
}

function written(name: string, text: string): string {
  const file = path.join(varFolder, 'bench/written', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return file;
}
