import { darker } from '../drawing/color';
import { circle, ellipse, layer, path, place, rect, repeat, stroke } from '../drawing/shapes';

/** Brand symbols in one or two flat colours, within 100 units of the origin. */
export type Mark = (ink: string, accent: string) => string;

const cup: Mark = (ink, accent) =>
  layer(
    path('M-62 -10 H44 C44 46 22 70 0 70 H-18 C-40 70 -62 46 -62 -10Z', ink),
    stroke('M44 2 C84 -2 84 44 36 42', ink, 14),
    stroke('M-34 -30 q-14 -18 0 -34 t0 -30 M14 -30 q-14 -18 0 -34 t0 -30', accent, 11),
    stroke('M-72 84 q18 -12 36 0 t36 0 t36 0', accent, 9),
  );

const book: Mark = (ink, accent) =>
  layer(
    path('M0 -46 C-24 -66 -60 -68 -84 -58 V30 C-60 20 -24 22 0 42Z', ink),
    path('M0 -46 C24 -66 60 -68 84 -58 V30 C60 20 24 22 0 42Z', ink),
    stroke('M0 -44 V40', accent, 7),
    stroke('M-84 66 q21 -16 42 0 t42 0 t42 0 t42 0', accent, 10),
  );

const star: Mark = (ink, accent) =>
  layer(
    path(
      'M0 -88 L24 -30 L86 -26 L38 14 L54 76 L0 42 L-54 76 L-38 14 L-86 -26 L-24 -30Z',
      ink,
      `stroke="${ink}" stroke-width="10" stroke-linejoin="round"`,
    ),
    circle(0, 0, 22, accent),
  );

const lantern: Mark = (ink, accent) =>
  layer(
    rect(-26, -76, 52, 14, accent, 6),
    ellipse(0, -8, 74, 54, ink),
    ellipse(0, -8, 34, 54, 'none', `stroke="${accent}" stroke-width="8"`),
    rect(-26, 46, 52, 14, accent, 6),
    stroke('M-14 66 V90 M0 66 V96 M14 66 V90', ink, 8),
    stroke('M0 -94 V-78', ink, 8),
  );

const bowl: Mark = (ink, accent) =>
  layer(
    path('M-84 -4 H84 C84 50 44 78 20 78 H-20 C-44 78 -84 50 -84 -4Z', ink),
    stroke('M-20 -22 L60 -88 M10 -22 L84 -72', accent, 11),
    path('M-60 -14 C-60 -54 -14 -54 -14 -14Z', accent),
    stroke('M-56 24 C-20 40 20 40 56 24', accent, 8),
  );

const cloud: Mark = (ink, accent) =>
  layer(
    rect(-86, -6, 172, 62, ink, 31),
    circle(-34, -14, 42, ink),
    circle(28, -28, 54, ink),
    circle(-22, 8, 9, accent),
    circle(30, 8, 9, accent),
    stroke('M-12 26 q16 16 32 0', accent, 8),
  );

const hanger: Mark = (ink, accent) =>
  layer(
    stroke('M0 -40 C0 -56 22 -56 22 -74 C22 -96 -18 -96 -18 -72', ink, 12),
    path(
      'M0 -44 L92 24 C104 34 96 50 82 50 H-82 C-96 50 -104 34 -92 24Z M0 -14 L-58 28 H58Z',
      ink,
      'fill-rule="evenodd"',
    ),
    stroke('M-60 78 q20 -14 40 0 t40 0 t40 0', accent, 10),
  );

const umbrella: Mark = (ink, accent) =>
  layer(
    circle(40, -46, 40, accent),
    path(
      'M-88 12 C-84 -50 -40 -78 0 -78 C40 -78 84 -50 88 12 C70 -6 48 -6 30 12 C18 -4 -18 -4 -30 12 C-48 -6 -70 -6 -88 12Z',
      ink,
    ),
    stroke('M0 6 V64 q0 22 20 22 q18 0 18 -18', ink, 11),
  );

const moon: Mark = (ink, accent) =>
  layer(
    path(
      'M26 -84 C-40 -84 -84 -40 -80 14 C-76 64 -30 92 14 84 C-24 66 -40 26 -30 -14 C-22 -48 0 -70 26 -84Z',
      ink,
    ),
    stroke('M46 76 V-36', accent, 9),
    repeat(4, (index) =>
      layer(
        place(ellipse(0, -16, 10, 19, accent), 46, 34 - index * 26, 1, 38),
        place(ellipse(0, -16, 10, 19, accent), 46, 34 - index * 26, 1, -38),
      ),
    ),
    ellipse(46, -54, 10, 20, accent),
  );

const flower: Mark = (ink, accent) =>
  layer(
    ...[0, 60, 120, 180, 240, 300].map((turn) =>
      place(place(ellipse(0, -42, 25, 36, ink), 0, 0, 1, turn), 0, -16),
    ),
    circle(0, -16, 22, accent),
    stroke('M0 30 V90', ink, 11),
    path('M0 84 C10 50 44 48 62 54 C54 80 24 92 0 84Z', accent),
  );

const drop: Mark = (ink, accent) =>
  layer(
    path('M0 -90 C34 -44 50 -18 50 10 C50 40 28 60 0 60 C-28 60 -50 40 -50 10 C-50 -18 -34 -44 0 -90Z', ink),
    path('M-28 8 C-28 30 -14 40 4 40', 'none', `stroke="${accent}" stroke-width="9" stroke-linecap="round"`),
    ellipse(0, 74, 84, 13, 'none', `stroke="${accent}" stroke-width="8"`),
  );

const tram: Mark = (ink, accent) =>
  layer(
    rect(-52, -74, 104, 142, ink, 20),
    rect(-36, -58, 72, 40, accent, 8),
    rect(-36, -4, 72, 32, accent, 8),
    circle(-28, 48, 9, accent),
    circle(28, 48, 9, accent),
    stroke('M0 -76 L20 -98 M-60 84 H60', ink, 10),
  );

/** The mark of brand n is at n − 1. */
export const marks = [
  cup,
  book,
  star,
  lantern,
  bowl,
  cloud,
  hanger,
  umbrella,
  moon,
  flower,
  drop,
  tram,
] as const;

export const brandTile = (mark: Mark, main: string, accent: string) =>
  layer(
    rect(0, 0, 1000, 1000, main),
    circle(500, 500, 430, darker(main, 0.14)),
    place(mark('#FFF9EE', accent), 500, 500, 2.9),
  );
