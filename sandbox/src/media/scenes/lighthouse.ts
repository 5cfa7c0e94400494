import { hills, sky, water } from '../drawing/backdrops';
import { darker, lighter } from '../drawing/color';
import type { Scene } from '../drawing/frame';
import { circle, halo, layer, opacity, path, rect, repeat, stroke } from '../drawing/shapes';

/** A lighthouse above the sea: news of the programme. */
export const lighthouse: Scene = (frame) => {
  const { cx, tint, light, width } = frame;
  return layer(
    sky(frame, 700),
    halo('beam', '#FFF3C0', 0.75),
    path(`M${cx + 150} 300 L${width + 60} 130 V430Z`, '#FFF3C0', opacity(0.4)),
    path(`M${cx + 150} 300 L-60 150 V420Z`, '#FFF3C0', opacity(0.3)),
    hills(frame, 700, 170, light.far),
    water(frame, 690),
    path(
      `M${cx - 180} 760 C${cx - 90} 660 ${cx + 20} 640 ${cx + 150} 640 C${cx + 300} 640 ${cx + 420} 690 ${cx + 520} 780 C${cx + 300} 830 ${cx} 830 ${cx - 180} 760Z`,
      light.near,
    ),
    path(
      `M${cx - 120} 742 C${cx - 40} 680 ${cx + 60} 660 ${cx + 150} 660 C${cx + 260} 660 ${cx + 330} 690 ${cx + 380} 720 C${cx + 220} 700 ${cx + 60} 700 ${cx - 120} 742Z`,
      lighter(light.near, 0.2),
    ),
    path(`M${cx + 86} 660 L${cx + 108} 350 H${cx + 192} L${cx + 214} 660Z`, '#FFF6E6'),
    path(`M${cx + 99} 480 L${cx + 105} 400 H${cx + 195} L${cx + 201} 480Z`, tint.main),
    path(`M${cx + 89} 620 L${cx + 94} 556 H${cx + 206} L${cx + 211} 620Z`, tint.main),
    path(`M${cx + 164} 350 H${cx + 192} L${cx + 214} 660 H${cx + 172}Z`, '#1A1420', opacity(0.14)),
    rect(cx + 92, 338, 116, 16, darker(tint.main, 0.3), 5),
    rect(cx + 116, 266, 68, 74, '#FFE9A0', 6),
    circle(cx + 150, 302, 120, 'url(#beam)'),
    path(`M${cx + 100} 268 C${cx + 110} 226 ${cx + 190} 226 ${cx + 200} 268Z`, tint.main),
    rect(cx + 20, 610, 84, 62, '#FFF6E6', 4),
    path(`M${cx + 10} 614 L${cx + 62} 574 L${cx + 114} 614Z`, tint.pop),
    repeat(3, (index) =>
      stroke(`M${cx - 420 + index * 70} ${420 - index * 40} q22 -24 44 0 q22 -24 44 0`, '#FFFFFF', 8),
    ),
  );
};
