import { shadow } from '../drawing/backdrops';
import { darker, lighter, mix } from '../drawing/color';
import type { Scene } from '../drawing/frame';
import { circle, halo, layer, opacity, path, place, rect, repeat } from '../drawing/shapes';

const iceLolly = (color: string, top: string) =>
  layer(
    rect(-14, -20, 28, 130, '#D9A45C', 14),
    path('M-76 0 V-200 C-76 -300 76 -300 76 -200 V0 C76 16 -76 16 -76 0Z', color),
    path(
      'M-76 -150 V-200 C-76 -300 76 -300 76 -200 V-150 C40 -120 20 -170 -10 -146 C-36 -126 -60 -160 -76 -150Z',
      top,
    ),
    rect(-46, -214, 18, 170, '#FFFFFF', 9, opacity(0.4)),
  );

/** A stamp card with inked stamps in the summer sun. */
export const stampCard: Scene = (frame) => {
  const { cx, tint, width } = frame;
  const mark = (color: string) =>
    layer(
      circle(0, 0, 62, 'none', `stroke="${color}" stroke-width="11"`),
      path('M-30 20 H30 L22 36 H-22Z M-4 14 V-36 L-34 12Z M4 14 V-30 L28 12Z', color),
    );
  const stamper = layer(
    shadow(0, 8, 110),
    rect(-100, -60, 200, 62, darker(tint.dark, 0.1), 16),
    path('M-70 -60 C-60 -130 -34 -130 -34 -190 H34 C34 -130 60 -130 70 -60Z', tint.main),
    circle(0, -226, 62, tint.main),
    circle(-18, -246, 16, '#FFFFFF', opacity(0.45)),
    path('M20 -190 H34 C34 -130 60 -130 70 -60 H30Z', darker(tint.main, 0.2)),
  );
  return layer(
    rect(0, 0, width, 1000, mix(tint.soft, '#FFF3D6', 0.35)),
    halo('sun', '#FFD36B', 0.9),
    circle(cx - 560, 120, 380, 'url(#sun)'),
    circle(cx - 560, 120, 120, '#FFC94F'),
    repeat(10, (index) => place(rect(-9, -260, 18, 90, '#FFC94F', 9), cx - 560, 120, 1, index * 36)),
    place(
      layer(
        rect(-470, -290, 960, 600, '#1A1420', 40, opacity(0.13)),
        rect(-480, -310, 960, 600, '#FFFDF6', 40),
        rect(-480, -310, 960, 130, tint.main, 40),
        rect(-480, -230, 960, 60, tint.main),
        rect(-430, -268, 330, 32, '#FFFFFF', 16, opacity(0.9)),
        rect(-430, -222, 210, 20, '#FFFFFF', 10, opacity(0.55)),
        repeat(10, (index) => {
          const x = -370 + (index % 5) * 185;
          const y = -60 + Math.floor(index / 5) * 205;
          return layer(
            circle(x, y, 76, tint.soft),
            index < 5
              ? place(mark(index % 2 ? tint.pop : tint.main), x, y, 1, ((index * 23) % 40) - 18)
              : index === 9
                ? place(
                    layer(
                      rect(-38, -20, 76, 56, tint.pop, 6),
                      rect(-44, -34, 88, 22, darker(tint.pop, 0.12), 6),
                      rect(-9, -34, 18, 70, '#FFF9EE'),
                    ),
                    x,
                    y,
                  )
                : circle(
                    x,
                    y,
                    62,
                    'none',
                    `stroke="${lighter(tint.main, 0.45)}" stroke-width="6" stroke-dasharray="14 14"`,
                  ),
          );
        }),
      ),
      cx - 30,
      520,
      1,
      -5,
    ),
    place(stamper, cx + 440, 900, 1.15),
    place(iceLolly('#F2849A', '#FFF3D6'), cx + 560, 470, 1, 16),
    place(iceLolly('#5BC0C4', '#F8D36B'), cx + 430, 400, 0.86, -8),
  );
};
