import { darker, mix } from '../drawing/color';
import type { Scene } from '../drawing/frame';
import { circle, ellipse, layer, opacity, path, place, rect, repeat, stroke } from '../drawing/shapes';

/** A map of the shore with a big pin on the pier. */
export const checkInPin: Scene = (frame) => {
  const { cx, tint, width, light } = frame;
  const land = mix(light.ground, '#DDE9C9', 0.5);
  const pin = layer(
    ellipse(0, 12, 110, 24, '#1A1420', opacity(0.25)),
    path(
      'M0 0 C-60 -120 -190 -190 -190 -330 C-190 -440 -100 -520 0 -520 C100 -520 190 -440 190 -330 C190 -190 60 -120 0 0Z',
      tint.main,
    ),
    path(
      'M60 -508 C140 -480 190 -410 190 -330 C190 -190 60 -120 0 0 C40 -140 150 -240 60 -508Z',
      darker(tint.main, 0.18),
    ),
    circle(0, -330, 108, '#FFF9EE'),
    place(path('M-70 20 H70 L52 54 H-52Z M-8 10 V-70 L-64 6Z M8 10 V-62 L56 6Z', tint.pop), 0, -330),
  );
  return layer(
    rect(0, 0, width, 1000, light.water[0]),
    repeat(18, (index) =>
      stroke(
        `M${(index * 137) % width} ${620 + ((index * 71) % 360)} q22 -18 44 0 q22 -18 44 0`,
        '#FFFFFF',
        6,
        opacity(0.55),
      ),
    ),
    path(
      `M0 0 H${width} V420 C${width * 0.86} 560 ${width * 0.7} 470 ${cx + 150} 560 C${cx} 610 ${cx - 180} 520 ${cx - 320} 600 C${cx - 520} 700 ${cx - 640} 560 0 640Z`,
      '#FFF6E2',
    ),
    path(
      `M0 0 H${width} V390 C${width * 0.86} 530 ${width * 0.7} 440 ${cx + 150} 530 C${cx} 580 ${cx - 180} 490 ${cx - 320} 570 C${cx - 520} 670 ${cx - 640} 530 0 610Z`,
      land,
    ),
    path(`M${cx + 330} 0 C${cx + 300} 130 ${cx + 480} 240 ${width} 250 V0Z`, '#B9D99A'),
    ellipse(cx - 470, 250, 170, 110, '#B9D99A'),
    ...[
      `M0 180 C${cx - 300} 120 ${cx - 60} 260 ${width} 330`,
      `M${cx - 230} 0 C${cx - 260} 200 ${cx - 130} 330 ${cx - 200} 540`,
      `M${cx + 190} 0 C${cx + 150} 180 ${cx + 240} 330 ${cx + 160} 530`,
      `M0 430 C${cx - 400} 360 ${cx - 100} 420 ${width} 440`,
    ].map((road) =>
      layer(stroke(road, '#FFFFFF', 34), stroke(road, '#F4DFA8', 8, 'stroke-dasharray="26 26"')),
    ),
    ...[
      [-620, 60],
      [-380, 40],
      [-90, 60],
      [40, 190],
      [340, 300],
      [-60, 350],
      [-560, 480],
      [480, 360],
    ].map(([x = 0, y = 0], index) =>
      rect(
        cx + x,
        y,
        84 + (index % 3) * 22,
        66,
        index % 3 === 0 ? tint.soft : index % 3 === 1 ? '#F6D9B0' : '#E6CFC4',
        12,
      ),
    ),
    rect(cx - 34, 520, 68, 330, light.wood, 8),
    repeat(8, (index) => rect(cx - 34, 546 + index * 38, 68, 5, darker(light.wood, 0.25))),
    rect(cx - 110, 780, 220, 90, light.wood, 12),
    ellipse(cx, 800, 230, 90, tint.pop, opacity(0.25)),
    ellipse(cx, 800, 150, 58, tint.pop, opacity(0.35)),
    place(pin, cx, 806, 1.05),
  );
};
