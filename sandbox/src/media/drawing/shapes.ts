/** SVG fragments. Coordinates are design units: every picture is 1000 units high. */
const n = (value: number) => Math.round(value * 10) / 10;

export const layer = (...parts: readonly string[]) => parts.join('');

export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0, extra = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(radius)}" fill="${fill}" ${extra}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, extra = '') =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}" ${extra}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${extra}/>`;

export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`;

export const stroke = (d: string, color: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const opacity = (value: number) => `opacity="${value}"`;

/** Moves, scales, turns (in that order, seen from outside) a fragment drawn around its own origin. */
export const place = (content: string, x: number, y: number, scale = 1, turn = 0, extra = '') =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${scale})" ${extra}>${content}</g>`;

/** The same, mirrored left to right. */
export const placeMirrored = (content: string, x: number, y: number, scale = 1) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${-scale} ${scale})">${content}</g>`;

export const fade = (id: string, from: string, to: string, middle?: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/>` +
  (middle === undefined ? '' : `<stop offset=".55" stop-color="${middle}"/>`) +
  `<stop offset="1" stop-color="${to}"/></linearGradient>`;

export const halo = (id: string, color: string, strength = 0.9) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${strength}"/>` +
  `<stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;

export const clip = (id: string, shape: string, content: string) =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`;

export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
