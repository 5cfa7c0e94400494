import { darker, lighter } from './color';
import { circle, ellipse, layer, opacity, path, rect, repeat, stroke } from './shapes';

/** A junk with battened sails; its origin is the middle of the waterline. */
export function junk(sail: string, hull = '#6B3B2A'): string {
  const batten = (x: number, y: number, w: number, lean: number) =>
    stroke(`M${x} ${y} q${w / 2} ${-14} ${w} ${lean}`, darker(sail, 0.28), 5);
  return layer(
    ellipse(0, 20, 250, 18, '#1A1420', opacity(0.16)),
    stroke('M-96 -50 V-330', '#4A2C22', 11),
    stroke('M40 -50 V-430', '#4A2C22', 12),
    stroke('M160 -60 V-270', '#4A2C22', 9),
    path(
      'M-96 -318 C-180 -270 -206 -170 -186 -86 L-88 -76 C-72 -160 -78 -250 -96 -318Z',
      lighter(sail, 0.08),
    ),
    path('M40 -418 C-64 -350 -86 -190 -64 -84 L116 -78 C132 -220 110 -340 40 -418Z', sail),
    path('M40 -418 C110 -340 132 -220 116 -78 L60 -80 C84 -220 74 -330 40 -418Z', darker(sail, 0.14)),
    path('M160 -258 C112 -214 112 -140 122 -92 L212 -92 C220 -160 202 -220 160 -258Z', lighter(sail, 0.1)),
    repeat(4, (index) =>
      batten(-66 - index * 2 + (index === 3 ? 46 : 0), -140 - index * 62, 178 - index * 30, 8),
    ),
    repeat(3, (index) => batten(-188 + index * 12, -120 - index * 56, 104 - index * 18, 6)),
    path('M-240 -92 C-190 -70 -80 -58 40 -60 C140 -60 210 -80 262 -128 L236 8 C220 26 -170 26 -196 6Z', hull),
    path('M-212 -40 C-80 -20 130 -20 244 -62 L236 8 C220 26 -170 26 -196 6Z', darker(hull, 0.22)),
    path(
      'M-240 -92 C-190 -70 -80 -58 40 -60 C140 -60 210 -80 262 -128 L259 -110 C200 -62 140 -44 40 -44 C-80 -42 -190 -54 -236 -76Z',
      '#E3B45B',
    ),
    rect(150, -122, 66, 44, lighter(hull, 0.12), 6),
  );
}

/** A two-deck harbour ferry, green below and white above. */
export const ferry = (color: string, sunlit = '#FFF6E2') =>
  layer(
    ellipse(0, 18, 270, 18, '#1A1420', opacity(0.16)),
    rect(-18, -256, 52, 76, '#2E3A3A', 8),
    rect(-18, -232, 52, 16, '#E0A93B'),
    rect(-120, -196, 250, 18, darker(color, 0.2), 8),
    rect(-150, -180, 300, 66, sunlit, 10),
    rect(-206, -120, 412, 16, darker(color, 0.15), 8),
    rect(-196, -106, 392, 62, sunlit, 6),
    repeat(8, (index) => rect(-134 + index * 35, -166, 22, 30, '#5C8E98', 5)),
    repeat(9, (index) => rect(-178 + index * 41, -92, 27, 32, '#5C8E98', 5)),
    path('M-268 -50 H268 C256 -10 236 16 214 18 H-214 C-236 16 -256 -10 -268 -50Z', color),
    path('M-252 -14 C-240 6 -228 16 -214 18 H214 C228 16 240 6 252 -14Z', darker(color, 0.28)),
    rect(-268, -56, 536, 10, '#FFFFFF', 5),
    circle(-224, -30, 10, '#F5EBD5'),
    circle(224, -30, 10, '#F5EBD5'),
  );
