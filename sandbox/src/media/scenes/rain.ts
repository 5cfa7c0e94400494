import { darker, lighter, mix } from '../drawing/color';
import type { Frame, Scene } from '../drawing/frame';
import { ellipse, fade, layer, opacity, path, place, rect, repeat, stroke } from '../drawing/shapes';
import { skyline } from '../drawing/skyline';

const umbrella = (color: string, rib: string) =>
  layer(
    stroke('M0 -250 V120 q0 44 -38 44 q-34 0 -34 -34', '#4A3A36', 13),
    path(
      'M-270 -90 C-250 -250 -120 -330 0 -330 C120 -330 250 -250 270 -90 C230 -128 160 -128 135 -90 C105 -128 30 -128 0 -90 C-30 -128 -105 -128 -135 -90 C-160 -128 -230 -128 -270 -90Z',
      color,
    ),
    path(
      'M-135 -90 C-120 -200 -50 -310 0 -330 C50 -310 120 -200 135 -90 C105 -128 30 -128 0 -90 C-30 -128 -105 -128 -135 -90Z',
      rib,
    ),
    path(
      'M60 -322 C180 -290 255 -200 270 -90 C230 -128 160 -128 135 -90 C124 -190 96 -270 60 -322Z',
      darker(color, 0.16),
    ),
    rect(-6, -362, 12, 40, '#4A3A36', 6),
  );

const rain = ({ width, random, light }: Frame) =>
  repeat(70, () => {
    const x = random.between(0, width + 100);
    const y = random.between(-20, 960);
    const length = random.between(26, 64);
    return stroke(
      `M${x} ${y} l${-length * 0.26} ${length}`,
      light.isDark ? '#CFE6F0' : '#FFFFFF',
      4,
      opacity(0.55),
    );
  });

/** Umbrellas on a wet street. */
export const umbrellaRain: Scene = (frame) => {
  const { cx, tint, light, width } = frame;
  const pavement = mix(light.near, '#6C8794', 0.45);
  return layer(
    fade('sky', mix(light.sky[0], '#7F9AA8', 0.5), mix(light.sky[2], '#B9CBD0', 0.5)),
    rect(0, 0, width, 1000, 'url(#sky)'),
    skyline(frame, { base: 720, low: 230, high: 460, color: mix(light.far, '#8FA9B3', 0.4) }),
    skyline(frame, { base: 720, low: 90, high: 260, color: mix(light.mid, '#5F7F8C', 0.4) }),
    rect(0, 716, width, 284, pavement),
    repeat(7, (index) =>
      ellipse(cx - 660 + index * 220, 780 + (index % 3) * 76, 150, 16, lighter(pavement, 0.3), opacity(0.5)),
    ),
    place(umbrella(tint.pop, lighter(tint.pop, 0.35)), cx - 430, 640, 0.72, -6),
    place(umbrella('#4C9FB0', '#8CCAD2'), cx + 430, 660, 0.78, 8),
    ellipse(cx, 918, 300, 26, tint.main, opacity(0.35)),
    place(umbrella(tint.main, lighter(tint.main, 0.3)), cx, 660, 1.32, -3),
    repeat(9, (index) =>
      path(
        `M${cx - 600 + index * 150} ${930 + (index % 2) * 34} a34 9 0 1 0 68 0 a34 9 0 1 0 -68 0`,
        'none',
        'stroke="#FFFFFF" stroke-width="3" opacity=".5"',
      ),
    ),
    rain(frame),
  );
};
