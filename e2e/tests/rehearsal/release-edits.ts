/** A change of the sources of mf-stores, as a team would release it. */
export type ReleaseEdit = {
  name: string;
  file: string;
  edit(text: string): string;
  /** Part of the visits that meet the fault; 0 for a good release. */
  share: number;
  /** What is done to the published files once devices get it; a rollout refuses what was changed before: a host that loses or changes them. */
  onHost?: 'loses a chunk' | 'changes the entry';
  /** The language or the width that a visitor needs to meet it. */
  visitor?: { path?: string; width?: number };
};

type App = { before?: string; render?: string; after?: string };

/** `src/app.tsx` with a component around the pages, and with other lifecycles. */
const appThat = ({ before = '', render = '<Pages />', after = 'export default remote;' }: App) => `
import { defineRemote, useHost, useLanguage } from '@mrw/shared-contracts';
import { styleSheets } from '@mrw/shared-contracts/style-sheets';
import { use, useEffect, useState, type ReactNode } from 'react';
import { lazyPages, Pages } from './pages';
const broken = (where: string) => new Error('broken on purpose: ' + where);
const never = new Promise<void>(() => undefined);
const wait = (milliseconds: number) => { const end = performance.now() + milliseconds; while (performance.now() < end); };
export const unused = { useHost, useLanguage, use, useEffect, useState, broken, never, wait };
type Around = { children: ReactNode };
${before}
const remote = defineRemote({ name: 'mf-stores', styles: styleSheets, render: () => ${render}, pages: lazyPages });
${after}
`;

const app = (name: string, parts: App, rest: Partial<ReleaseEdit> = {}): ReleaseEdit => ({
  name,
  file: 'src/app.tsx',
  edit: () => appThat(parts),
  share: 1,
  ...rest,
});

/** A component around the pages with these statements before it draws. */
const around = (name: string, statements: string, rest: Partial<ReleaseEdit> = {}): ReleaseEdit =>
  app(
    name,
    {
      before: `function Around({ children }: Around) { ${statements} return <>{children}</>; }`,
      render: '<Around><Pages /></Around>',
    },
    rest,
  );

/** An effect around the pages. */
const effect = (name: string, statements: string, rest: Partial<ReleaseEdit> = {}): ReleaseEdit =>
  around(name, `useEffect(() => { ${statements} }, []);`, rest);

const lifecycle = (name: string, step: 'bootstrap' | 'mount' | 'unmount', body: string): ReleaseEdit =>
  app(name, { after: `export default { ...remote, ${step}: ${body} };` });

const declaration = (name: string, edit: (text: string) => string): ReleaseEdit => ({
  name,
  file: 'remote.json',
  edit,
  share: 1,
});

/** Letters that do not compress. */
const weight = Array.from({ length: 3_000 }, (_, index) => Math.sin(index).toString(36).slice(2)).join('');

export const badReleases: readonly ReleaseEdit[] = [
  // Refused before any device gets them.
  {
    name: 'a text is missing in a language',
    file: 'src/store-directory/strings.ts',
    edit: (text) => text.replace(", 'zh-Hans': '门店目录'", ''),
    share: 1,
  },
  declaration('needs a contract that no shell speaks', (text) =>
    text.replace(/"contract": "[^"]+"/, '"contract": "^9.0.0"'),
  ),
  declaration('takes the path of another remote', (text) => text.replace('"/about/store"', '"/home"')),
  app('is three times as heavy as its budget', {
    before: `(window as { w?: string }).w = '${weight}${weight.split('').reverse().join('')}${weight.toUpperCase()}';`,
  }),

  // Does not start.
  app('throws while it is read', { before: "throw broken('evaluation');" }),
  app('exposes something else', { after: 'export default { hello: true };' }),
  around('throws in its first rendering', "throw broken('render');"),
  lifecycle('throws in bootstrap', 'bootstrap', "() => { throw broken('bootstrap'); }"),
  lifecycle('never finishes mounting', 'mount', '() => never'),
  around('suspends for ever', 'use(never);'),
  { ...app('the host changes its entry', {}), onHost: 'changes the entry' },
  { ...app('the host loses the script of a page', {}), onHost: 'loses a chunk' },

  // Breaks after its start.
  effect('throws in an effect', "throw broken('effect');"),
  around(
    'throws in a later rendering',
    "const [late, setLate] = useState(false); useEffect(() => { const timer = setTimeout(() => { setLate(true); }, 500); return () => { clearTimeout(timer); }; }, []); if (late) throw broken('update');",
  ),
  app('throws when something is pressed', {
    before:
      "function Around({ children }: Around) { return <div onClick={() => { throw broken('event'); }}>{children}</div>; }",
    render: '<Around><Pages /></Around>',
  }),
  effect('leaves a promise rejected', "void Promise.reject(broken('promise'));"),
  around('throws in Traditional Chinese only', "if (useLanguage() === 'zh-Hant') throw broken('language');", {
    share: 0.4,
    visitor: { path: '/about/store?locale=zh-Hant' },
  }),
  effect('throws on phones only', "if (window.innerWidth < 600) throw broken('phone');", {
    share: 0.5,
    visitor: { width: 390 },
  }),
  around(
    'throws on the page of a store only',
    "const [detail] = useState(() => window.location.pathname.startsWith('/storeDetail')); useEffect(() => { if (detail) throw broken('detail'); }, [detail]);",
    { share: 0.3, visitor: { path: '/storeDetail/1' } },
  ),
  effect(
    'throws on the second visit',
    "const seen = localStorage.getItem('rehearsal'); localStorage.setItem('rehearsal', '1'); if (seen) throw broken('second visit');",
    { share: 0.5 },
  ),
  lifecycle('throws while it leaves', 'unmount', "() => Promise.reject(broken('unmount'))"),

  // Calls and measurements.
  around(
    'calls an address that does not exist',
    "const { http } = useHost(); useEffect(() => { http.get('/storez').catch(() => undefined); }, [http]);",
  ),
  effect(
    'loads a script of a foreign site',
    "document.head.append(Object.assign(document.createElement('script'), { src: 'https://scripts.example/a.js' }));",
  ),
  effect('takes two seconds to start', 'wait(2_000);'),
  app('answers a press after a second', {
    before:
      'function Around({ children }: Around) { return <div onClickCapture={() => { wait(1_000); }}>{children}</div>; }',
    render: '<Around><Pages /></Around>',
  }),
  around(
    'moves its content after it was shown',
    'const [late, setLate] = useState(false); useEffect(() => { const timer = setTimeout(() => { setLate(true); }, 400); return () => { clearTimeout(timer); }; }, []); return <div><p style={{ height: late ? 600 : 0 }} /> {children}</div>;',
  ),

  // Damages what is not its own.
  effect('removes the header', "document.querySelector('header')?.remove();"),
  effect('empties the page', "document.body.innerHTML = '';"),
  effect(
    'covers the header',
    "const layer = document.body.appendChild(document.createElement('div')); layer.setAttribute('id', 'offer'); Object.assign(layer.style, { position: 'fixed', inset: '0', zIndex: '9999', background: 'white' });",
  ),
  app('replaces fetch', { before: 'window.fetch = () => Promise.reject(broken("fetch"));' }),
];

/** Thirty releases with a change that harms nothing: of a text, of a style, of the code. */
export const goodReleases: readonly ReleaseEdit[] = Array.from({ length: 30 }, (_, index): ReleaseEdit => {
  const kinds: readonly ReleaseEdit[] = [
    {
      name: `another title (${index})`,
      file: 'src/store-directory/strings.ts',
      edit: (text) => text.replace("'Store directory'", `'Our shops ${index}'`),
      share: 0,
    },
    {
      name: `another space (${index})`,
      file: 'src/store-directory/store-card.module.css',
      edit: (text) => text.replace('padding: var(--s4)', `padding: calc(var(--s4) + ${index % 4}px)`),
      share: 0,
    },
    effect(`one more effect (${index})`, `performance.mark('release-${index}');`, { share: 0 }),
  ];
  return kinds[index % kinds.length] ?? around('', '');
});
