import { darker, lighter, mix } from '../drawing/color';
import type { Scene } from '../drawing/frame';
import { circle, ellipse, layer, opacity, path, place, rect, repeat } from '../drawing/shapes';

const cookie = (r: number, dough: string) =>
  layer(
    circle(6, 10, r, '#1A1420', opacity(0.14)),
    circle(0, 0, r, dough),
    circle(-r * 0.08, -r * 0.1, r * 0.86, lighter(dough, 0.14)),
    ...[
      [-0.4, -0.3],
      [0.2, -0.5],
      [0.45, 0.1],
      [-0.1, 0.15],
      [-0.5, 0.35],
      [0.2, 0.5],
      [0.02, -0.16],
    ].map(([x = 0, y = 0], index) => circle(x * r, y * r, r * (index % 2 ? 0.13 : 0.17), '#5B3421')),
  );

/** Cookies and milk, seen from above. */
export const cookies: Scene = (frame) => {
  const { cx, tint, width, random } = frame;
  const cloth = mix(tint.soft, '#FFF8EA', 0.2);
  return layer(
    rect(0, 0, width, 1000, cloth),
    repeat(Math.ceil(width / 110), (index) => rect(index * 110, 0, 52, 1000, tint.main, 0, opacity(0.14))),
    repeat(10, (index) => rect(0, index * 110, width, 52, tint.main, 0, opacity(0.14))),
    ellipse(cx - 40, 530, 390, 384, '#1A1420', opacity(0.13)),
    circle(cx - 60, 500, 384, '#FFFDF6'),
    circle(cx - 60, 500, 300, '#F3EADA'),
    ...[
      [-200, -110],
      [0, -190],
      [130, -30],
      [-160, 110],
      [50, 150],
      [-30, -20],
    ].map(([x = 0, y = 0], index) =>
      place(cookie(108, index % 2 ? '#C98A4B' : '#D69C5C'), cx - 60 + x, 500 + y, 1, index * 40),
    ),
    ellipse(cx + 480, 350, 150, 148, '#1A1420', opacity(0.13)),
    circle(cx + 470, 330, 150, lighter(tint.main, 0.3)),
    circle(cx + 470, 330, 124, '#FFFDF6'),
    circle(cx + 450, 310, 66, '#FFFFFF'),
    place(cookie(96, '#D69C5C'), cx + 460, 690, 1, 30),
    place(layer(circle(0, 0, 58, '#C98A4B'), circle(34, -34, 40, cloth)), cx + 300, 880),
    repeat(14, () =>
      circle(cx + random.between(230, 600), random.between(520, 930), random.between(4, 9), '#B07A40'),
    ),
    ...[
      [-560, 240],
      [-620, 700],
    ].map(([x = 0, y = 0]) =>
      place(
        layer(
          ...[0, 120, 240].map((turn) =>
            place(path('M0 0 C-60 -40 -60 -130 0 -170 C60 -130 60 -40 0 0Z', '#6AA55C'), 0, 0, 0.9, turn),
          ),
        ),
        cx + x,
        y,
      ),
    ),
  );
};

/** A brunch plate, seen from above. */
export const brunch: Scene = (frame) => {
  const { cx, tint, width, light } = frame;
  const table = mix(light.wood, '#FFF3D6', 0.4);
  const egg = layer(
    path(
      'M-110 10 C-130 -60 -60 -110 10 -96 C80 -110 130 -40 104 20 C110 80 30 110 -20 92 C-80 100 -110 60 -110 10Z',
      '#FFFDF6',
    ),
    circle(6, -4, 48, '#F5A623'),
    circle(-8, -20, 14, '#FBD88A'),
  );
  const toast = layer(rect(-110, -100, 220, 210, '#B9742F', 40), rect(-96, -88, 192, 186, '#EFC88A', 34));
  const tomato = layer(
    circle(0, 0, 52, '#D9432F'),
    circle(0, 0, 42, '#F0705A'),
    repeat(6, (index) => place(ellipse(0, -22, 8, 13, '#F9C08A'), 0, 0, 1, index * 60)),
  );
  return layer(
    rect(0, 0, width, 1000, table),
    repeat(6, (index) => rect(0, 90 + index * 170, width, 5, darker(table, 0.12))),
    rect(cx - 560, 80, 1000, 860, tint.soft, 24),
    rect(cx - 530, 110, 940, 800, 'none', 18, `stroke="${tint.main}" stroke-width="8" opacity=".5"`),
    ellipse(cx - 40, 536, 388, 380, '#1A1420', opacity(0.14)),
    circle(cx - 60, 506, 380, tint.main),
    circle(cx - 60, 506, 350, '#FFFDF6'),
    circle(cx - 60, 506, 270, '#F4ECDD'),
    place(toast, cx - 180, 420, 1.12, -14),
    place(egg, cx - 176, 410, 0.92, 10),
    place(toast, cx + 90, 560, 1, 20),
    place(
      layer(
        repeat(4, (index) =>
          place(
            path('M-70 0 C-50 -40 50 -40 70 0 C50 22 -50 22 -70 0Z', index % 2 ? '#8FBF5F' : '#B5D98A'),
            0,
            index * 26 - 40,
          ),
        ),
      ),
      cx + 94,
      560,
      1,
      20,
    ),
    ...[
      [30, 330],
      [110, 370],
      [-250, 640],
      [-170, 690],
    ].map(([x = 0, y = 0]) => place(tomato, cx + x, y, 0.9)),
    ...[
      [-40, 740],
      [30, 720],
      [-90, 620],
    ].map(([x = 0, y = 0], index) =>
      place(
        path('M0 0 C-40 -40 -30 -110 0 -140 C30 -110 40 -40 0 0Z', index % 2 ? '#4E8A4A' : '#6AA55C'),
        cx + x,
        y,
        1,
        60 + index * 40,
      ),
    ),
    ellipse(cx + 500, 330, 128, 126, '#1A1420', opacity(0.14)),
    circle(cx + 490, 314, 128, '#FFFFFF', opacity(0.75)),
    circle(cx + 490, 314, 108, '#F59A2E'),
    place(
      layer(
        circle(0, 0, 66, '#FBB95A'),
        circle(0, 0, 56, '#FBD08A'),
        repeat(8, (index) => place(path('M0 -6 L-14 -48 H14Z', '#F59A2E'), 0, 0, 1, index * 45)),
      ),
      cx + 500,
      320,
    ),
    place(
      layer(
        rect(-12, -30, 24, 330, '#C9CED1', 12),
        repeat(4, (index) => rect(-38 + index * 22, -170, 10, 130, '#C9CED1', 5)),
        rect(-38, -60, 76, 40, '#C9CED1', 20),
      ),
      cx - 660 + 130,
      560,
    ),
    place(
      layer(rect(-12, 0, 24, 300, '#C9CED1', 12), path('M-16 10 C-40 -60 -30 -170 10 -200 V10Z', '#DDE2E4')),
      cx + 480,
      640,
    ),
  );
};
