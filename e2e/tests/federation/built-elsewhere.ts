import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What a team has on its desk after the build of a tool of its own. */
export function desk(declared: object, files: Readonly<Record<string, string>>): string {
  const folder = path.join(root, 'var/desk', `built-${process.pid}`);
  fs.rmSync(folder, { recursive: true, force: true });
  const all = {
    'package.json': JSON.stringify({ name: 'mf-built', version: '1.0.0' }),
    'remote.json': JSON.stringify({
      name: 'mf-built',
      contract: '^1.13.0',
      routes: [{ path: '/built' }],
      ...declared,
    }),
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

export const lifecycles = `
const ends = new WeakMap();
export async function bootstrap() {}
export async function mount({ domElement, host, onReady }) {
  const title = domElement.appendChild(document.createElement('h1'));
  const image = domElement.appendChild(document.createElement('img'));
  image.alt = 'Sun';
  image.src = picture;
  const button = domElement.appendChild(document.createElement('button'));
  button.textContent = 'More';
  button.onclick = () => later().then(({ more }) => { title.textContent = more; });
  const language = host.language$.subscribe((name) => { title.textContent = names[name]; });
  ends.set(domElement, () => language.unsubscribe());
  onReady();
}
export async function unmount({ domElement }) { ends.get(domElement)(); domElement.textContent = ''; }
`;
export const names = "{ en: 'Lucky draw', 'zh-Hant': '大抽獎', 'zh-Hans': '大抽奖' }";

export const sun =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><circle cx="12" cy="12" r="9" fill="#e0a100"/></svg>\n';

/** As Vite writes a library. */
export const modules = {
  'dist/assets/app-B1.js': `import { names } from './names-C2.js';\nconst later = () => import('./more-D3.js');\nconst picture = new URL('./sun-E4.svg', import.meta.url).href;\n${lifecycles}`,
  'dist/assets/names-C2.js': `export const names = ${names};\n`,
  'dist/assets/sun-E4.svg': sun,
  'dist/assets/more-D3.js': "export const more = 'Later part';\n",
};
