import { clouds, shadow, sky, sun, tabletop, water } from '../drawing/backdrops';
import { darker, lighter, mix } from '../drawing/color';
import type { Scene } from '../drawing/frame';
import { confetti, sprig } from '../drawing/props';
import { circle, ellipse, layer, opacity, path, place, rect, repeat, stroke } from '../drawing/shapes';

/** Two cups and an invitation: refer a friend. */
export const invitation: Scene = (frame) => {
  const { cx, tint } = frame;
  const hand = (sleeve: string, skin: string) =>
    layer(
      path('M-900 150 L-110 -30 L-86 40 L-900 300Z', sleeve),
      path('M-130 -40 C-70 -90 10 -90 40 -40 C60 10 10 60 -70 60 L-110 50Z', skin),
    );
  const mug = (color: string) =>
    layer(
      rect(-90, -130, 180, 210, color, 26),
      rect(40, -130, 50, 210, darker(color, 0.15), 26),
      ellipse(0, -128, 90, 24, lighter(color, 0.5)),
      ellipse(0, -126, 76, 17, '#8A5230'),
      path('M-26 -20 C-50 -50 -20 -76 0 -52 C20 -76 50 -50 26 -20 L0 8Z', '#FFF6E6'),
    );
  return layer(
    sky(frame, 700),
    sun(frame, cx, 330, 150),
    clouds(frame, 4),
    water(frame, 690),
    repeat(16, (index) =>
      place(rect(-5, -330, 10, 60, tint.pop, 5, opacity(0.75)), cx, 480, 1, index * 22.5),
    ),
    place(hand(tint.main, '#F0C39C'), cx - 150, 560, 1.15),
    `<g transform="translate(${cx + 150} 560) scale(-1.15 1.15)">${hand(tint.dark, '#C98F6A')}</g>`,
    place(mug(tint.pop), cx - 118, 510, 1.1, 8),
    place(mug('#FFF3D6'), cx + 118, 510, 1.1, -8),
    place(
      layer(
        rect(-240, -150, 480, 300, '#1A1420', 20, opacity(0.12)),
        rect(-250, -164, 480, 300, '#FFFDF6', 20),
        path('M-250 -144 Q-250 -164 -230 -164 H210 Q230 -164 230 -144 L-10 30Z', tint.soft),
        stroke('M-246 -150 L-10 30 L226 -150', lighter(tint.main, 0.35), 8),
        circle(-10, 26, 44, tint.main),
        path('M-30 20 C-50 -6 -22 -26 -10 -6 C2 -26 30 -6 10 20 L-10 44Z', '#FFF6E6'),
      ),
      cx,
      860,
      0.86,
      -4,
    ),
    confetti(frame, 22, [tint.main, tint.pop, '#FFFFFF'], 420),
  );
};

/** A phone that scans a code beside a cup. */
export const phoneScan: Scene = (frame) => {
  const { cx, tint, random } = frame;
  const cells = repeat(81, (index) => {
    const x = index % 9;
    const y = Math.floor(index / 9);
    const corner = (x < 3 && y < 3) || (x > 5 && y < 3) || (x < 3 && y > 5);
    return corner || random.chance(0.48) ? '' : rect(-126 + x * 28, -126 + y * 28, 25, 25, tint.dark, 5);
  });
  const eye = (x: number, y: number) =>
    layer(
      rect(x, y, 81, 81, tint.dark, 16),
      rect(x + 14, y + 14, 53, 53, '#FFFFFF', 10),
      rect(x + 26, y + 26, 29, 29, tint.main, 6),
    );
  return layer(
    rect(0, 0, frame.width, 1000, mix(tint.soft, '#FFF6E6', 0.2)),
    circle(cx - 60, 430, 420, '#FFFFFF', opacity(0.5)),
    place(sprig('#5C9A52', 6), cx - 560, 760, 1.2, -8),
    place(sprig('#7DB653', 5), cx - 500, 760, 1, 16),
    tabletop(frame, 740),
    place(
      layer(
        shadow(0, 8, 210),
        rect(-200, -560, 400, 560, tint.main, 20),
        rect(-170, -530, 340, 410, '#FFFFFF', 16),
        place(layer(cells, eye(-126, -126), eye(42, -126), eye(-126, 42)), 0, -325, 1.08),
        rect(-110, -86, 220, 30, '#FFF6E6', 15),
      ),
      cx - 230,
      860,
      1,
    ),
    place(
      layer(
        rect(-150, -330, 330, 660, '#1A1420', 50, opacity(0.15)),
        rect(-165, -345, 330, 660, '#232A30', 50),
        rect(-146, -322, 292, 614, lighter(tint.main, 0.82), 36),
        place(layer(cells, eye(-126, -126), eye(42, -126), eye(-126, 42)), 0, -60, 0.7),
        stroke('M-116 -120 V-176 H-60 M60 -176 H116 V-120 M116 0 V56 H60 M-60 56 H-116 V0', tint.pop, 16),
        rect(-124, -64, 248, 9, tint.pop, 4),
        rect(-90, 150, 180, 56, tint.main, 28),
        rect(-40, -312, 80, 16, '#232A30', 8),
      ),
      cx + 210,
      560,
      1,
      9,
    ),
    place(
      layer(
        shadow(0, 4, 110),
        path('M-96 -150 H96 C96 -50 60 0 36 0 H-36 C-60 0 -96 -50 -96 -150Z', tint.pop),
        stroke('M84 -126 C150 -136 150 -50 66 -48', darker(tint.pop, 0.1), 20),
        ellipse(0, -150, 96, 24, lighter(tint.pop, 0.5)),
        ellipse(0, -148, 82, 18, '#7A4A2C'),
      ),
      cx + 540,
      900,
      1.1,
    ),
  );
};
