import { clouds, hills, shadow, sky, sun, tabletop } from '../drawing/backdrops';
import { darker, lighter, mix } from '../drawing/color';
import type { Scene } from '../drawing/frame';
import { bunting, confetti, plate } from '../drawing/props';
import {
  circle,
  ellipse,
  fade,
  halo,
  layer,
  opacity,
  path,
  place,
  rect,
  repeat,
  stroke,
} from '../drawing/shapes';

const bow = (color: string) =>
  layer(
    path('M0 0 C-30 -90 -130 -100 -126 -40 C-124 0 -50 10 0 0Z', color),
    path('M0 0 C30 -90 130 -100 126 -40 C124 0 50 10 0 0Z', darker(color, 0.1)),
    path('M-10 -4 C-40 -50 -90 -60 -94 -36 C-90 -14 -46 -4 -10 -4Z', darker(color, 0.25)),
    path('M10 -4 C40 -50 90 -60 94 -36 C90 -14 46 -4 10 -4Z', darker(color, 0.3)),
    rect(-24, -26, 48, 44, lighter(color, 0.2), 14),
  );

export const giftBox = (w: number, h: number, color: string, ribbon: string) =>
  layer(
    shadow(0, 4, w * 0.62),
    rect(-w / 2, -h, w, h, color, 8),
    rect(w * 0.2, -h, w * 0.3, h, darker(color, 0.14), 8),
    rect(-w * 0.09, -h, w * 0.18, h, ribbon),
    rect(-w * 0.56, -h - h * 0.14, w * 1.12, h * 0.24, lighter(color, 0.14), 10),
    rect(-w * 0.1, -h - h * 0.14, w * 0.2, h * 0.24, lighter(ribbon, 0.15)),
    place(bow(ribbon), 0, -h - h * 0.13, w / 260),
  );

/** Gift boxes under confetti. */
export const giftBoxes: Scene = (frame) => {
  const { cx, tint, width } = frame;
  const back = mix(tint.soft, '#FFF6E6', 0.3);
  return layer(
    fade('back', back, mix(back, tint.main, 0.22)),
    rect(0, 0, width, 1000, 'url(#back)'),
    circle(cx, 470, 420, '#FFFFFF', opacity(0.35)),
    circle(cx, 470, 300, '#FFFFFF', opacity(0.35)),
    bunting(frame, 20, 60, [tint.main, tint.pop, '#FFF9EE', tint.dark]),
    confetti(frame, 60, [tint.main, tint.pop, '#FFF9EE', '#F8D36B'], 760),
    ellipse(cx, 900, width * 0.7, 150, mix(back, tint.main, 0.35)),
    place(giftBox(250, 220, tint.pop, tint.dark), cx - 330, 870, 1.05),
    place(giftBox(240, 300, '#F8D36B', tint.main), cx + 330, 880, 1),
    place(giftBox(340, 330, tint.main, tint.pop), cx, 900, 1.15),
    place(giftBox(150, 120, tint.dark, '#F8D36B'), cx - 170, 935, 1),
  );
};

const cherry = layer(
  stroke('M0 -20 C10 -60 30 -80 52 -86', '#4E7A3A', 7),
  circle(0, 0, 30, '#D33A4A'),
  circle(-9, -10, 8, '#FFFFFF', opacity(0.6)),
);

/** A birthday cake with candles. */
export const birthdayCake: Scene = (frame) => {
  const { cx, tint, width } = frame;
  const drip = (y: number, w: number, color: string) =>
    path(
      `M${-w} ${y} H${w} V${y + 34} ${Array.from({ length: 6 }, (_, index) => `q${-w / 12} ${index % 2 ? 74 : 44} ${-w / 6} 0 q${-w / 12} -14 ${-w / 6} 0`).join(' ')}Z`,
      color,
    );
  return layer(
    rect(0, 0, width, 1000, mix(tint.soft, '#FFF2DF', 0.25)),
    halo('candles', '#FFE7A3', 0.9),
    circle(cx, 330, 560, 'url(#candles)'),
    bunting(frame, 30, 70, [tint.main, '#F8D36B', '#5AA7C9', tint.pop]),
    confetti(frame, 34, [tint.main, '#F8D36B', '#5AA7C9', tint.pop], 700),
    rect(0, 830, width, 170, tint.main),
    repeat(Math.ceil(width / 120) + 1, (index) =>
      path(`M${index * 120} 830 h120 a60 44 0 0 1 -120 0Z`, '#FFF9EE'),
    ),
    place(
      layer(
        plate(0, 0, 400, '#FFF9EE'),
        rect(-300, -250, 600, 250, '#F6D9B0', 26),
        rect(120, -250, 180, 250, '#E2BE8C', 26),
        rect(-300, -140, 600, 30, '#FFF9EE'),
        drip(-256, 300, tint.main),
        rect(-200, -470, 400, 220, '#FBE6C6', 24),
        rect(90, -470, 110, 220, '#E9CDA0', 24),
        drip(-476, 200, '#FFF9EE'),
      ),
      cx,
      850,
    ),
    repeat(5, (index) =>
      place(
        layer(
          rect(-10, -96, 20, 96, index % 2 ? '#5AA7C9' : tint.pop, 6),
          path('M0 -160 C30 -124 20 -102 0 -100 C-20 -102 -30 -124 0 -160Z', '#F8B23E'),
          path('M0 -138 C14 -118 10 -104 0 -104 C-10 -104 -14 -118 0 -138Z', '#FFF3C0'),
        ),
        cx - 140 + index * 70,
        388,
      ),
    ),
    repeat(5, (index) => place(cherry, cx - 250 + index * 125, 584, 0.9)),
    place(giftBox(200, 170, tint.pop, '#FFF9EE'), cx - 480, 900, 1),
    place(giftBox(170, 210, '#5AA7C9', '#F8D36B'), cx + 490, 905, 1),
  );
};

/** Bags full of shopping. */
export const shoppingBags: Scene = (frame) => {
  const { cx, tint, width, light } = frame;
  const bag = (w: number, h: number, color: string, mark: string) =>
    layer(
      shadow(0, 4, w * 0.6),
      stroke(`M${-w * 0.2} ${-h} v-40 c0 -70 ${w * 0.4} -70 ${w * 0.4} 0 v40`, darker(color, 0.35), 13),
      path(`M${-w / 2} ${-h} H${w / 2} L${w * 0.46} 0 H${-w * 0.46}Z`, color),
      path(`M${w * 0.26} ${-h} H${w / 2} L${w * 0.46} 0 H${w * 0.22}Z`, darker(color, 0.16)),
      mark,
    );
  return layer(
    rect(0, 0, width, 1000, mix(tint.soft, light.wall, 0.4)),
    repeat(2, (index) =>
      layer(
        rect(cx - 660 + index * 760, 90, 560, 520, mix(light.sky[1], '#FFFFFF', 0.3), 18),
        path(`M${cx - 640 + index * 760} 590 l300 -480 h90 l-300 480Z`, '#FFFFFF', opacity(0.35)),
        rect(cx - 660 + index * 760, 90, 560, 520, 'none', 18, `stroke="${tint.dark}" stroke-width="20"`),
      ),
    ),
    tabletop(frame, 730, mix(light.wood, '#FFF3D6', 0.25)),
    place(bag(300, 340, tint.pop, circle(-20, -170, 56, '#FFF9EE')), cx - 300, 880),
    place(bag(260, 400, tint.dark, path('M-70 -140 h110 l-55 -100Z', tint.pop)), cx + 300, 880),
    place(
      layer(
        path('M-110 -400 l30 -110 h70 l10 110Z', '#7DB653'),
        path('M0 -410 l40 -150 h50 l-20 150Z', '#F0C05A'),
        ellipse(-60, -420, 60, 60, '#E8674F'),
        bag(
          380,
          420,
          tint.main,
          layer(
            circle(-20, -210, 74, lighter(tint.main, 0.3)),
            path(
              'M-58 -210 q38 50 76 0',
              'none',
              'stroke="#FFF9EE" stroke-width="14" stroke-linecap="round"',
            ),
          ),
        ),
      ),
      cx,
      920,
    ),
    repeat(3, (index) =>
      layer(
        circle(cx + 470 + index * 52, 920 - (index % 2) * 20, 34, '#F8C95A'),
        circle(cx + 470 + index * 52, 920 - (index % 2) * 20, 22, '#E3A92F'),
      ),
    ),
  );
};

/** A flag on the summit: a new level. */
export const summit: Scene = (frame) => {
  const { cx, tint, light } = frame;
  return layer(
    sky(frame),
    sun(frame, cx + 40, 360, 150),
    clouds(frame, 4, 140, 420),
    hills(frame, 860, 380, light.far),
    path(
      `M${cx - 640} 1000 L${cx - 250} 520 L${cx - 150} 610 L${cx + 30} 300 L${cx + 250} 620 L${cx + 330} 560 L${cx + 700} 1000Z`,
      light.mid,
    ),
    path(
      `M${cx + 30} 300 L${cx + 250} 620 L${cx + 330} 560 L${cx + 700} 1000 H${cx + 120} L${cx + 60} 760 L${cx + 110} 560Z`,
      darker(light.mid, 0.2),
    ),
    path(
      `M${cx + 30} 300 L${cx - 76} 482 L${cx - 20} 452 L${cx + 16} 500 L${cx + 66} 448 L${cx + 104} 488 L${cx + 146} 468Z`,
      '#FFF9EE',
    ),
    stroke(
      `M${cx - 330} 960 C${cx - 60} 900 ${cx - 250} 800 ${cx - 40} 720 S${cx - 50} 560 ${cx + 20} 470`,
      '#FFF3D0',
      10,
      'stroke-dasharray="4 26"',
    ),
    stroke(`M${cx + 30} 310 V130`, '#5A3A2A', 12),
    path(
      `M${cx + 34} 130 C${cx + 90} 100 ${cx + 130} 170 ${cx + 200} 140 V236 C${cx + 130} 266 ${cx + 90} 196 ${cx + 34} 226Z`,
      tint.main,
    ),
    place(
      path('M0 -34 L10 -10 L36 -10 L15 6 L23 32 L0 16 L-23 32 L-15 6 L-36 -10 L-10 -10Z', tint.pop),
      cx + 112,
      184,
      0.8,
    ),
    hills(frame, 1000, 130, light.near),
  );
};
