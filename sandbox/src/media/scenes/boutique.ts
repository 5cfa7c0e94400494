import { boards } from '../drawing/backdrops';
import { darker, lighter, mix } from '../drawing/color';
import type { Scene } from '../drawing/frame';
import { circle, ellipse, layer, path, place, rect, repeat, stroke } from '../drawing/shapes';

/** A boutique rail with dresses and a hat. */
export const boutique: Scene = (frame) => {
  const { cx, tint, width, light } = frame;
  const wall = mix(tint.soft, '#FFF6EA', 0.45);
  const dress = (color: string) =>
    layer(
      stroke('M0 -60 q0 -26 18 -26 M-84 0 L0 -60 L84 0', '#7A5A44', 8),
      path('M-60 0 C-30 30 30 30 60 0 L90 40 L58 150 L130 440 H-130 L-58 150 L-90 40Z', color),
      path('M20 20 C40 16 50 8 60 0 L90 40 L58 150 L130 440 H40Z', darker(color, 0.14)),
      rect(-58, 140, 116, 22, darker(color, 0.3), 4),
    );
  const shirt = (color: string) =>
    layer(
      stroke('M0 -60 q0 -26 18 -26 M-84 0 L0 -60 L84 0', '#7A5A44', 8),
      path('M-60 -6 C-30 24 30 24 60 -6 L140 40 L110 130 L84 110 V300 H-84 V110 L-110 130 L-140 40Z', color),
      path('M30 14 L60 -6 L140 40 L110 130 L84 110 V300 H40Z', darker(color, 0.13)),
      repeat(4, (index) => circle(0, 60 + index * 56, 8, darker(color, 0.35))),
    );
  return layer(
    rect(0, 0, width, 1000, wall),
    path(
      `M${cx - 440} 800 V350 C${cx - 440} 90 ${cx + 440} 90 ${cx + 440} 350 V800Z`,
      mix(wall, tint.main, 0.16),
    ),
    boards(frame, 800, mix(light.wood, '#FFF3D6', 0.3)),
    rect(cx - 470, 220, 940, 18, '#B98A3B', 9),
    rect(cx - 470, 220, 18, 640, '#B98A3B', 9),
    rect(cx + 452, 220, 18, 640, '#B98A3B', 9),
    place(dress(tint.main), cx - 310, 310),
    place(shirt('#FFF9EE'), cx - 80, 310),
    place(dress(tint.pop), cx + 120, 310, 0.94),
    place(shirt(tint.dark), cx + 330, 310, 0.92),
    place(
      layer(
        ellipse(0, 0, 130, 26, '#E3C48A'),
        path('M-76 -4 C-76 -90 76 -90 76 -4Z', '#EFD6A4'),
        rect(-76, -26, 152, 22, tint.main),
      ),
      cx - 560,
      730,
      1,
    ),
    place(
      layer(
        rect(-90, -170, 180, 170, tint.pop, 16),
        rect(40, -170, 50, 170, darker(tint.pop, 0.15), 16),
        stroke('M-44 -170 C-44 -260 44 -260 44 -170', darker(tint.pop, 0.3), 13),
        rect(-22, -120, 44, 32, '#FFF3D6', 8),
      ),
      cx + 580,
      890,
      1,
    ),
    place(
      layer(
        rect(-120, -40, 240, 40, lighter(light.wood, 0.2), 10),
        rect(-90, 0, 20, 130, darker(light.wood, 0.2)),
        rect(70, 0, 20, 130, darker(light.wood, 0.2)),
      ),
      cx - 560,
      770,
      1,
    ),
  );
};
