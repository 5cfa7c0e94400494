import { shadow, tabletop } from '../drawing/backdrops';
import { lighter, mix } from '../drawing/color';
import type { Scene } from '../drawing/frame';
import { sprig } from '../drawing/props';
import { circle, ellipse, layer, opacity, path, place, rect, repeat, stroke } from '../drawing/shapes';

/** Warm stones, a candle and a towel. */
export const spa: Scene = (frame) => {
  const { cx, tint, width, light } = frame;
  const stone = (rx: number, color: string) =>
    layer(
      ellipse(0, 0, rx, rx * 0.34, color),
      ellipse(-rx * 0.2, -rx * 0.1, rx * 0.6, rx * 0.14, lighter(color, 0.16)),
    );
  return layer(
    rect(0, 0, width, 1000, mix(light.wall, tint.soft, 0.7)),
    circle(cx, 420, 360, lighter(light.sky[1], 0.2)),
    circle(cx + 30, 400, 190, light.sun, opacity(0.75)),
    repeat(6, (index) =>
      place(
        layer(
          rect(-17, -900, 34, 900, index % 2 ? '#7DB08A' : '#5C9A72', 10),
          repeat(5, (knot) => rect(-20, -860 + knot * 180, 40, 12, '#3F7A56', 6)),
        ),
        (index < 3 ? cx - 700 : cx + 520) + (index % 3) * 84,
        780,
      ),
    ),
    ...[-1, 1].map((side) => place(sprig('#5C9A52', 5), cx + side * 470, 760, 1, side * 22)),
    tabletop(frame, 740, mix(light.wood, '#4A4A4A', 0.15)),
    shadow(cx - 60, 880, 250),
    place(stone(230, '#4A5458'), cx - 60, 850),
    place(stone(180, '#5F6B70'), cx - 70, 730),
    place(stone(130, '#4A5458'), cx - 50, 636),
    place(stone(84, '#6E7B80'), cx - 62, 568),
    place(
      layer(
        ...[0, 72, 144, 216, 288].map((turn) => place(ellipse(0, -50, 34, 52, '#F6C6CF'), 0, 0, 1, turn)),
        circle(0, 0, 22, '#F5C24B'),
      ),
      cx - 60,
      510,
      0.9,
    ),
    place(
      layer(
        shadow(0, 4, 100),
        rect(-84, -210, 168, 210, '#FFF6E6', 20),
        rect(30, -210, 54, 210, '#EADCC2', 20),
        ellipse(0, -208, 84, 20, '#FBE6B8'),
        stroke('M0 -210 V-240', '#3A2A2A', 7),
        path('M0 -330 C40 -280 26 -240 0 -238 C-26 -240 -40 -280 0 -330Z', '#F8B23E'),
        circle(0, -270, 120, '#FFE3A0', opacity(0.25)),
      ),
      cx + 320,
      900,
      1.1,
    ),
    place(
      layer(
        shadow(0, 6, 190),
        rect(-170, -90, 340, 90, tint.main, 40),
        rect(-170, -170, 340, 90, lighter(tint.main, 0.45), 40),
        circle(-130, -44, 32, lighter(tint.main, 0.2)),
        circle(-130, -124, 32, lighter(tint.main, 0.65)),
      ),
      cx - 450,
      910,
      1,
    ),
  );
};
