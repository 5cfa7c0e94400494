import { FRAME_HEIGHT } from '../drawing/frame';

type Shot = { readonly zoom: number; readonly dx: number; readonly dy: number; readonly mirrored: boolean };

const still: Shot = { zoom: 1, dx: 0, dy: 0, mirrored: false };

const shots: readonly Shot[] = [
  still,
  { zoom: 1.1, dx: 30, dy: -10, mirrored: true },
  { zoom: 1.26, dx: -60, dy: -40, mirrored: false },
  { zoom: 1.06, dx: -20, dy: 0, mirrored: true },
  { zoom: 1.36, dx: 50, dy: -70, mirrored: true },
  { zoom: 1.18, dx: 40, dy: 20, mirrored: false },
];

/** Keeps the edge of the drawing out of the picture. */
const within = (wanted: number, room: number) => Math.max(-room, Math.min(room, wanted));

/** The SVG transform of one take: zoom, pan and mirror around the centre. */
export function camera(take: number, cx: number): string {
  const { zoom, dx, dy, mirrored } = shots[take % shots.length] ?? still;
  const cy = FRAME_HEIGHT / 2;
  const x = Math.round(cx + within(dx, cx * (zoom - 1)));
  const y = Math.round(cy + within(dy, cy * (zoom - 1)));
  return `translate(${x} ${y}) scale(${mirrored ? -zoom : zoom} ${zoom}) translate(${-cx} ${-cy})`;
}
