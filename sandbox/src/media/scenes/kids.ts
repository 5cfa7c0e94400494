import { cloud, hills, shadow, sky, sun } from '../drawing/backdrops';
import { darker, lighter, mix } from '../drawing/color';
import type { Scene } from '../drawing/frame';
import { bunting } from '../drawing/props';
import { circle, ellipse, layer, opacity, path, place, rect, repeat, stroke } from '../drawing/shapes';

const balloon = (color: string, stripe: string) =>
  layer(
    path(
      'M-190 -200 C-190 -330 -100 -400 0 -400 C100 -400 190 -330 190 -200 C190 -90 90 -10 46 60 H-46 C-90 -10 -190 -90 -190 -200Z',
      color,
    ),
    path(
      'M-70 -390 C-120 -300 -110 -90 -30 60 H30 C110 -90 120 -300 70 -390 C24 -404 -24 -404 -70 -390Z',
      stripe,
    ),
    path('M0 -400 C30 -300 30 -90 8 60 H-8 C-30 -90 -30 -300 0 -400Z', color),
    path(
      'M100 -370 C160 -330 190 -270 190 -200 C190 -90 90 -10 46 60 H30 C90 -60 150 -200 100 -370Z',
      '#1A1420',
      opacity(0.12),
    ),
    stroke('M-42 60 L-34 118 M42 60 L34 118', '#7A5A44', 6),
    rect(-46, 112, 92, 74, '#C98A4B', 14),
    rect(-52, 106, 104, 22, '#A86A30', 10),
    circle(-14, 96, 22, '#8A5A3C'),
    circle(-30, 80, 9, '#8A5A3C'),
    circle(2, 80, 9, '#8A5A3C'),
  );

const kite = (color: string, other: string) =>
  layer(
    stroke('M0 130 C40 200 -50 240 0 330 S60 420 20 480', '#7A5A44', 5),
    path('M0 -130 L90 0 L0 130Z', color),
    path('M0 -130 L-90 0 L0 130Z', other),
    path('M-90 0 H90 L0 130Z', '#1A1420', opacity(0.1)),
    ...[200, 280, 370].map((y, index) =>
      place(
        path('M0 0 L-30 -16 V16Z M0 0 L30 -16 V16Z', index % 2 ? color : other),
        [10, -14, 26][index] ?? 0,
        y,
      ),
    ),
  );

const rainbow = (x: number, y: number) =>
  ['#E8674F', '#F4A65B', '#F8D36B', '#7DB97A', '#5AA7C9', '#8E78B8']
    .map((color, index) =>
      circle(x, y, 470 - index * 32, 'none', `stroke="${color}" stroke-width="33" opacity=".85"`),
    )
    .join('');

/** A balloon, a kite and a rainbow above the clouds. */
export const cloudRide: Scene = (frame) => {
  const { cx, tint, width, random } = frame;
  return layer(
    sky(frame),
    sun(frame, cx + 420, 180, 78),
    rainbow(cx - 60, 860),
    place(kite(tint.pop, tint.main), cx + 400, 380, 1.05, 18),
    place(balloon(tint.main, tint.pop), cx - 120, 520, 1.12),
    place(balloon('#5AA7C9', '#FFF3D6'), cx - 500, 380, 0.5),
    repeat(4, (index) =>
      cloud(
        (width / 4) * index + 120,
        620 + random.between(-60, 60),
        random.between(0.8, 1.1),
        '#FFFFFF',
        0.75,
      ),
    ),
    repeat(Math.ceil(width / 260) + 1, (index) =>
      cloud(index * 260, 900 + random.between(-20, 40), random.between(1.3, 1.9), '#FFFFFF', 0.95),
    ),
    rect(0, 920, width, 80, '#FFFFFF'),
  );
};

const bear = (fur: string) =>
  layer(
    ellipse(0, 8, 150, 18, '#1A1420', opacity(0.16)),
    circle(-84, -330, 44, fur),
    circle(84, -330, 44, fur),
    circle(-84, -330, 22, lighter(fur, 0.45)),
    circle(84, -330, 22, lighter(fur, 0.45)),
    ellipse(0, -100, 124, 120, fur),
    ellipse(0, -92, 76, 82, lighter(fur, 0.4)),
    ellipse(-104, -34, 62, 48, darker(fur, 0.06)),
    ellipse(104, -34, 62, 48, darker(fur, 0.06)),
    ellipse(-106, -32, 34, 27, lighter(fur, 0.4)),
    ellipse(106, -32, 34, 27, lighter(fur, 0.4)),
    place(ellipse(0, 0, 38, 72, darker(fur, 0.04)), -128, -150, 1, 30),
    place(ellipse(0, 0, 38, 72, darker(fur, 0.04)), 128, -150, 1, -30),
    ellipse(0, -262, 122, 104, fur),
    ellipse(0, -232, 56, 42, lighter(fur, 0.5)),
    ellipse(0, -248, 20, 14, '#3A2420'),
    stroke('M0 -236 v14 M-22 -216 q22 18 44 0', '#3A2420', 6),
    circle(-46, -278, 12, '#3A2420'),
    circle(46, -278, 12, '#3A2420'),
    circle(-78, -244, 18, '#F0907A', opacity(0.6)),
    circle(78, -244, 18, '#F0907A', opacity(0.6)),
  );

const block = (color: string, mark: string) =>
  layer(rect(-70, -140, 140, 140, color, 16), rect(-52, -122, 104, 104, lighter(color, 0.45), 10), mark);

/** A teddy bear, building blocks and a toy train on the play mat. */
export const toyRoom: Scene = (frame) => {
  const { cx, tint, width, light } = frame;
  const wall = mix(tint.soft, light.wall, 0.35);
  return layer(
    rect(0, 0, width, 1000, wall),
    repeat(Math.ceil(width / 190) * 3, (index) =>
      cloud(
        (index % Math.ceil(width / 190)) * 190 + (Math.floor(index / Math.ceil(width / 190)) % 2) * 95,
        190 + Math.floor(index / Math.ceil(width / 190)) * 170,
        0.34,
        '#FFFFFF',
        0.7,
      ),
    ),
    bunting(frame, 40, 60, [tint.main, tint.pop, '#F8D36B', '#5AA7C9']),
    rect(0, 740, width, 260, mix(light.wood, '#FFF3D6', 0.25)),
    rect(0, 728, width, 22, '#FFF9EE'),
    ellipse(cx, 900, 680, 90, mix(tint.soft, tint.main, 0.35)),
    ellipse(cx, 896, 600, 70, tint.soft),
    place(bear('#B5793F'), cx - 60, 890, 1.3),
    shadow(cx + 330, 902, 190),
    place(block(tint.main, circle(0, -70, 32, tint.main)), cx + 262, 900),
    place(block(tint.pop, path('M-36 -42 h72 l-36 -62Z', tint.pop)), cx + 410, 900),
    place(block('#5AA7C9', rect(-28, -98, 56, 56, '#5AA7C9', 8)), cx + 336, 758, 1, 5),
    place(
      layer(
        shadow(0, 4, 90),
        circle(0, -86, 88, '#E8674F'),
        path('M-88 -86 A88 88 0 0 1 -30 -168 C-50 -110 -50 -60 -30 -6 A88 88 0 0 1 -88 -86Z', '#F8D36B'),
        path('M30 -168 A88 88 0 0 1 88 -86 A88 88 0 0 1 30 -6 C50 -60 50 -110 30 -168Z', '#FFF9EE'),
        circle(-30, -120, 16, '#FFFFFF', opacity(0.5)),
      ),
      cx - 420,
      910,
    ),
  );
};

/** A sunny lawn with tents and flags: an open day. */
export const openLawn: Scene = (frame) => {
  const { cx, light, tint, width } = frame;
  const tent = (color: string) =>
    layer(
      shadow(0, 4, 230),
      rect(-170, -190, 340, 190, '#FFF9EE'),
      repeat(4, (index) => rect(-170 + index * 98, -190, 46, 190, color)),
      path('M-60 0 V-110 Q0 -190 60 -110 V0Z', darker(color, 0.4)),
      path('M-220 -180 C-120 -220 -50 -320 0 -420 C50 -320 120 -220 220 -180Z', color),
      path('M0 -420 C50 -320 120 -220 220 -180 H84 C70 -260 30 -340 0 -420Z', darker(color, 0.14)),
      repeat(6, (index) =>
        path(`M${-220 + index * 74} -184 h74 a37 34 0 0 1 -74 0Z`, index % 2 ? color : '#FFF9EE'),
      ),
      stroke('M0 -420 V-490', '#7A5A44', 7),
      path('M2 -490 L74 -466 L2 -442Z', tint.pop),
    );
  return layer(
    sky(frame),
    sun(frame, cx - 440, 200, 80),
    repeat(3, (index) => cloud((width / 3) * index + 180, 240 + index * 34, 0.8, '#FFFFFF', 0.9)),
    hills(frame, 720, 190, light.far),
    hills(frame, 740, 90, light.mid),
    rect(0, 720, width, 280, '#8CC26B'),
    ellipse(cx, 1010, width * 0.62, 190, '#A3D07E'),
    path(
      `M${cx - 60} 730 C${cx - 40} 830 ${cx - 190} 900 ${cx - 260} 1000 H${cx + 250} C${cx + 190} 900 ${cx + 50} 830 ${cx + 60} 730Z`,
      '#F1E0B6',
    ),
    place(tent(tint.pop), cx - 420, 830, 0.85),
    place(tent('#5AA7C9'), cx + 440, 840, 0.9),
    place(tent(tint.main), cx, 800, 1.12),
    bunting(frame, 60, 90, [tint.main, tint.pop, '#F8D36B', '#5AA7C9']),
    repeat(14, (index) =>
      circle(
        cx - 640 + index * 98,
        930 + (index % 3) * 22,
        9,
        ['#FFFFFF', '#F8D36B', tint.pop][index % 3] ?? '#FFFFFF',
      ),
    ),
  );
};
