import { darker, lighter, mix } from '../drawing/color';
import type { Frame, Scene } from '../drawing/frame';
import { confetti, pottedPlant } from '../drawing/props';
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

const crowd = ({ width, random }: Frame, y: number, color: string, scale: number) =>
  repeat(Math.ceil(width / (104 * scale)) + 1, (index) => {
    const raised = random.chance(0.4);
    return place(
      layer(
        circle(0, -96, 40, color),
        path('M-64 60 C-66 -20 -40 -60 0 -60 C40 -60 66 -20 64 60Z', color),
        raised ? stroke('M-44 -20 L-70 -150 M44 -20 L72 -156', color, 26) : '',
      ),
      index * 104 * scale,
      y + random.between(-14, 14),
      scale,
    );
  });

const beam = (x: number, spread: number, lean: number, color: string) =>
  path(`M${x - 18} 90 L${x + lean - spread} 860 H${x + lean + spread} L${x + 18} 90Z`, color, opacity(0.26));

const drums = (color: string) =>
  layer(
    ellipse(-150, -190, 90, 14, '#F2D27A'),
    ellipse(150, -190, 90, 14, '#F2D27A'),
    rect(-155, -190, 8, 190, '#3A3A44'),
    rect(147, -190, 8, 190, '#3A3A44'),
    circle(0, -86, 92, darker(color, 0.2)),
    circle(0, -86, 72, '#FFF6E2'),
    rect(-120, -170, 80, 56, color, 12),
    rect(40, -170, 80, 56, color, 12),
  );

/** A concert by the water: beams, a band and raised hands. */
export const concert: Scene = (frame) => {
  const { cx, tint, width } = frame;
  const night = mix(tint.dark, '#0B0F26', 0.62);
  return layer(
    fade('hall', night, mix(tint.main, night, 0.25)),
    rect(0, 0, width, 1000, 'url(#hall)'),
    halo('stage', tint.pop, 0.75),
    ellipse(cx, 700, 780, 420, 'url(#stage)'),
    beam(cx - 420, 150, 260, tint.pop),
    beam(cx - 150, 130, -170, '#FFF3D0'),
    beam(cx + 150, 130, 170, '#FFF3D0'),
    beam(cx + 420, 150, -260, '#5BC6C9'),
    rect(0, 60, width, 20, '#12152A'),
    repeat(Math.ceil(width / 80), (index) => stroke(`M${index * 80} 60 l40 20 l40 -20`, '#2B3052', 6)),
    repeat(4, (index) =>
      place(
        layer(rect(-26, 0, 52, 60, '#12152A', 10), ellipse(0, 62, 28, 12, '#FFF3D0')),
        cx - 420 + index * 280,
        62,
      ),
    ),
    rect(cx - 660, 700, 1320, 130, mix(tint.main, '#0B0F26', 0.25), 10),
    rect(cx - 660, 700, 1320, 18, tint.pop),
    repeat(22, (index) => circle(cx - 630 + index * 60, 770, 9, '#FFF3D0', opacity(0.9))),
    place(drums(tint.main), cx, 700, 1.06),
    place(singer(tint.pop), cx - 220, 704, 1.05),
    place(singer('#5BC6C9'), cx + 230, 704, 1.05),
    confetti(frame, 46, [tint.pop, '#FFF3D0', '#5BC6C9', tint.main], 640),
    crowd(frame, 930, '#1B1634', 1),
    crowd(frame, 1010, '#0E0B20', 1.25),
  );
};

const singer = (coat: string) =>
  layer(
    stroke('M40 0 V-210', '#2A2A33', 7),
    circle(40, -222, 15, '#2A2A33'),
    rect(-34, -90, 26, 92, '#2A2036', 8),
    rect(6, -90, 26, 92, '#2A2036', 8),
    path('M-50 -84 C-54 -190 -30 -216 0 -216 C30 -216 54 -190 50 -84Z', coat),
    circle(0, -258, 40, '#F3C6A0'),
    path('M-42 -258 C-46 -314 46 -314 42 -258 C24 -282 -20 -284 -42 -258Z', '#3A2420'),
    stroke('M40 -180 L60 -220 L44 -226', coat, 20),
  );

/** A talk: one chair, one microphone, an attentive room. */
export const talk: Scene = (frame) => {
  const { cx, tint, width, light } = frame;
  const wall = mix(tint.dark, light.wall, 0.12);
  const seats = (y: number, scale: number, color: string) =>
    repeat(Math.ceil(width / (190 * scale)) + 1, (index) =>
      place(
        layer(
          circle(0, -92, 42, index % 3 === 0 ? '#5A3A2A' : index % 3 === 1 ? '#2A2036' : '#7A5A44'),
          path('M-70 60 C-70 -20 -40 -54 0 -54 C40 -54 70 -20 70 60Z', color),
        ),
        index * 190 * scale + 60,
        y,
        scale,
      ),
    );
  return layer(
    fade('wall', lighter(wall, 0.08), darker(wall, 0.2)),
    rect(0, 0, width, 1000, 'url(#wall)'),
    rect(cx - 480, 90, 960, 480, '#FFF6E6', 20),
    path(
      `M${cx - 440} 530 V430 L${cx - 300} 380 L${cx - 150} 420 L${cx} 300 L${cx + 150} 340 L${cx + 300} 210 L${cx + 440} 180 V530Z`,
      tint.soft,
    ),
    stroke(
      `M${cx - 440} 430 L${cx - 300} 380 L${cx - 150} 420 L${cx} 300 L${cx + 150} 340 L${cx + 300} 210 L${cx + 440} 180`,
      tint.main,
      14,
    ),
    ...[
      [-300, 380],
      [-150, 420],
      [0, 300],
      [150, 340],
      [300, 210],
    ].map(([x = 0, y = 0]) => circle(cx + x, y, 17, tint.pop)),
    halo('spot', '#FFF3D0', 0.4),
    ellipse(cx, 720, 560, 130, 'url(#spot)'),
    rect(cx - 620, 730, 1240, 80, light.wood, 8),
    rect(cx - 620, 730, 1240, 16, lighter(light.wood, 0.35)),
    place(pottedPlant(tint.pop, '#4E8A4A'), cx + 500, 735, 0.9),
    place(singer(tint.pop), cx - 40, 736, 1.2),
    place(
      layer(
        rect(-80, -150, 160, 150, darker(tint.main, 0.1), 10),
        rect(-96, -166, 192, 26, tint.main, 8),
        circle(0, -80, 30, tint.pop),
      ),
      cx + 180,
      734,
      1.1,
    ),
    seats(950, 1, darker(tint.main, 0.25)),
    seats(1030, 1.3, darker(tint.main, 0.5)),
  );
};

const vase = (body: string, glaze: string) =>
  layer(
    ellipse(0, 6, 96, 14, '#1A1420', opacity(0.18)),
    path(
      'M-40 -260 H40 C40 -200 112 -170 112 -96 C112 -40 70 0 40 0 H-40 C-70 0 -112 -40 -112 -96 C-112 -170 -40 -200 -40 -260Z',
      body,
    ),
    path(
      'M-38 -236 H38 C46 -196 112 -168 112 -96 C90 -130 60 -84 30 -112 C0 -140 -40 -84 -70 -110 C-90 -124 -104 -116 -112 -96 C-112 -168 -46 -196 -38 -236Z',
      glaze,
    ),
    path(
      'M16 -260 H40 C40 -200 112 -170 112 -96 C112 -40 70 0 40 0 H20 C80 -60 80 -150 16 -220Z',
      '#1A1420',
      opacity(0.12),
    ),
    ellipse(0, -260, 46, 12, darker(body, 0.3)),
  );

/** A pottery workshop: a wheel, brushes and a shelf of vases. */
export const workshop: Scene = (frame) => {
  const { cx, tint, width, light } = frame;
  return layer(
    rect(0, 0, width, 1000, mix(light.wall, tint.soft, 0.45)),
    rect(cx - 600, 90, 360, 380, light.sky[1], 14),
    circle(cx - 480, 220, 60, light.sun),
    path(`M${cx - 600} 470 V380 C${cx - 500} 300 ${cx - 380} 360 ${cx - 240} 330 V470Z`, light.mid),
    rect(cx - 600, 90, 360, 380, 'none', 14, `stroke="#FFF9EE" stroke-width="24"`),
    rect(cx - 428, 90, 16, 380, '#FFF9EE'),
    rect(cx - 100, 430, 760, 24, light.wood, 6),
    rect(cx - 100, 446, 760, 8, darker(light.wood, 0.3)),
    place(vase('#E9C9A0', tint.main), cx, 432, 0.8),
    place(vase('#F6E7CF', tint.pop), cx + 210, 432, 0.62),
    place(vase(tint.soft, tint.dark), cx + 390, 432, 0.88),
    place(vase('#E9C9A0', '#4C9FB0'), cx + 570, 432, 0.58),
    rect(0, 800, width, 200, light.wood),
    rect(0, 800, width, 18, lighter(light.wood, 0.35)),
    ellipse(cx - 40, 846, 330, 60, '#6C6A70'),
    ellipse(cx - 40, 832, 330, 60, '#8B8990'),
    ellipse(cx - 40, 828, 220, 36, '#A3A1A8'),
    place(vase('#C98A5B', '#B8774A'), cx - 40, 836, 1.25),
    repeat(3, (index) => ellipse(cx - 40, 700 - index * 60, 134 - index * 26, 10, '#A8683C', opacity(0.4))),
    place(
      layer(
        rect(-70, -130, 140, 130, tint.main, 16),
        rect(30, -130, 40, 130, darker(tint.main, 0.16), 16),
        ...[-40, -10, 24].map((x, index) =>
          layer(
            rect(x, -300 + index * 26, 14, 190, '#D9A45C', 7),
            path(
              `M${x - 4} ${-290 + index * 26} q11 -70 22 0Z`,
              ['#3A2A2A', tint.pop, '#4C9FB0'][index] ?? '#3A2A2A',
            ),
          ),
        ),
      ),
      cx + 450,
      900,
      1.05,
    ),
  );
};
