/** Types by the ending of a name. */
export const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  avif: 'image/avif',
  woff2: 'font/woff2',
};

const encodings: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip', dcz: 'dcz' };

/** Type of a file by its name; a copy or difference (`x.js.br`, `x.js.<dictionary>.dcz`) has the type of what is in it. */
export function contentTypeOf(name: string): { type: string | undefined; encoding: string | undefined } {
  const [, inner, last = ''] = /(?:\.(\w+)(?:\.[\w+]+(?=\.dcz))?)?\.(\w+)$/.exec(name) ?? [];
  const encoding = encodings[last];
  return { type: contentTypes[encoding ? (inner ?? '') : last], encoding };
}
