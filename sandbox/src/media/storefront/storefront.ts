import { shadow, sky, clouds } from '../drawing/backdrops';
import { darker, lighter, mix } from '../drawing/color';
import type { Frame } from '../drawing/frame';
import { pottedPlant } from '../drawing/props';
import { circle, ellipse, layer, opacity, path, place, rect, repeat } from '../drawing/shapes';
import { skyline } from '../drawing/skyline';
import type { Mark } from '../marks/marks';

const facades = ['#E8CDB2', '#D9E2D5', '#F0D9C6', '#C9D9DC', '#EAD7D0', '#DCD3C0'] as const;

function upperFloors(frame: Frame, left: number, width: number, wall: string): string {
  const { random, light, tint } = frame;
  const glass = light.isDark ? light.sun : mix(light.sky[0], '#FFFFFF', 0.25);
  const columns = 4;
  const step = width / columns;
  return layer(
    rect(left, 40, width, 470, wall),
    rect(left + width * 0.82, 40, width * 0.18, 470, darker(wall, 0.08)),
    rect(left - 16, 24, width + 32, 28, darker(wall, 0.18), 6),
    repeat(columns * 2, (index) => {
      const x = left + step * (index % columns) + step * 0.2;
      const y = 96 + Math.floor(index / columns) * 200;
      return layer(
        rect(x - 8, y - 8, step * 0.6 + 16, 136, lighter(wall, 0.4), 6),
        rect(x, y, step * 0.6, 120, glass, 4),
        path(
          `M${x} ${y + 120} l${step * 0.36} -120 h${step * 0.14} l${-step * 0.36} 120Z`,
          '#FFFFFF',
          opacity(0.3),
        ),
        rect(x + step * 0.28, y, 8, 120, lighter(wall, 0.4)),
        random.chance(0.3)
          ? layer(
              rect(x + 6, y + 134, step * 0.48, 36, '#E9ECEA', 6),
              circle(x + step * 0.34, y + 152, 13, '#C5CCCA'),
            )
          : '',
        random.chance(0.3)
          ? layer(
              rect(x - 6, y + 126, step * 0.64, 20, darker(tint.pop, 0.25), 6),
              ...[0.1, 0.25, 0.4].map((share) => circle(x + step * share, y + 118, 20, '#6AA55C')),
            )
          : '',
      );
    }),
  );
}

const streetTree = (leaf: string) =>
  layer(
    shadow(0, 4, 70),
    rect(-12, -230, 24, 234, '#6B4A38', 8),
    circle(-56, -270, 82, leaf),
    circle(56, -262, 76, darker(leaf, 0.1)),
    circle(4, -340, 90, lighter(leaf, 0.1)),
  );

function shop(frame: Frame, left: number, width: number, mark: Mark): string {
  const { tint, light, random } = frame;
  const inside = light.isDark ? '#FFE2A6' : mix('#FFF3D6', tint.soft, 0.4);
  const doorLeft = random.chance(0.5);
  const doorX = doorLeft ? left + 50 : left + width - 270;
  const glassX = doorLeft ? left + 310 : left + 50;
  const glassW = width - 360;
  const stripes = Math.round(width / 74);
  const stripe = width / stripes;
  return layer(
    rect(left, 470, width, 410, tint.dark),
    rect(left, 850, width, 30, darker(tint.dark, 0.3)),
    rect(glassX, 640, glassW, 200, inside, 8),
    repeat(3, (index) => {
      const x = glassX + (glassW / 3) * (index + 0.5);
      return layer(
        circle(x, 736, 62, lighter(tint.soft, 0.3)),
        place(mark(index === 1 ? tint.pop : tint.main, tint.dark), x, 736, 0.48),
        rect(x - 66, 800, 132, 40, index === 1 ? tint.main : tint.pop, 6),
      );
    }),
    path(`M${glassX + 30} 840 l110 -200 h60 l-110 200Z`, '#FFFFFF', opacity(0.32)),
    rect(doorX, 620, 220, 260, darker(tint.dark, 0.35), 8),
    rect(doorX + 18, 640, 184, 240, inside, 6),
    rect(doorX + 104, 640, 12, 240, darker(tint.dark, 0.35)),
    rect(doorX + 84, 740, 12, 60, '#E3B45B', 6),
    rect(doorX + 124, 740, 12, 60, '#E3B45B', 6),
    path(`M${left - 24} 620 L${left + 14} 560 H${left + width - 14} L${left + width + 24} 620Z`, tint.main),
    repeat(stripes, (index) =>
      path(
        `M${left + index * stripe} 616 h${stripe} a${stripe / 2} 34 0 0 1 ${-stripe} 0Z`,
        index % 2 ? '#FFF9EE' : tint.main,
      ),
    ),
    rect(left + 10, 470, width - 20, 92, darker(tint.dark, 0.2), 10),
    circle(left + width / 2, 516, 66, '#FFF9EE'),
    circle(left + width / 2, 516, 56, tint.main),
    place(mark('#FFF9EE', tint.pop), left + width / 2, 516, 0.42),
    ...[0.14, 0.3, 0.7, 0.86].map((share) =>
      layer(
        ellipse(left + width * share, 516, 44, 12, tint.pop),
        circle(left + width * share, 516, 12, '#FFF9EE'),
      ),
    ),
  );
}

/** A shop on a Hong Kong street; the sign shows the mark, never a text. */
export function storefront(frame: Frame, mark: Mark): string {
  const { cx, width, light, random, tint } = frame;
  const wall = light.isDark ? darker(random.pick(facades), 0.35) : random.pick(facades);
  const shopWidth = random.between(760, 900);
  const left = cx - shopWidth / 2 + random.between(-60, 60);
  const road = mix(light.ground, '#8B8F97', 0.5);
  const plants = random.chance(0.6);
  return layer(
    sky(frame),
    clouds(frame, 3, 60, 200),
    skyline(frame, { base: 880, low: 420, high: 760, color: light.far }),
    upperFloors(frame, left, shopWidth, wall),
    shop(frame, left, shopWidth, mark),
    rect(0, 878, width, 122, road),
    rect(0, 878, width, 40, lighter(road, 0.4)),
    rect(0, 914, width, 8, darker(road, 0.25)),
    repeat(Math.ceil(width / 240), (index) =>
      rect(index * 240 + 40, 960, 130, 10, '#FFFFFF', 5, opacity(0.7)),
    ),
    place(streetTree(random.pick(['#5C9A52', '#7DB653', '#E0963A'] as const)), left - 84, 900, 1.05),
    random.chance(0.6) ? place(streetTree('#5C9A52'), left + shopWidth + 90, 900, 0.95) : '',
    plants ? place(pottedPlant(tint.pop, '#4E8A4A'), left + 10, 908, 0.5) : '',
    plants ? place(pottedPlant(tint.pop, '#4E8A4A'), left + shopWidth - 10, 908, 0.5) : '',
    random.chance(0.4) ? place(bicycle(tint.main), left + shopWidth - 170, 912, 0.9) : '',
  );
}

const bicycle = (color: string) =>
  layer(
    ...[-70, 70].map((x) => circle(x, -46, 44, 'none', 'stroke="#2F3A3E" stroke-width="8"')),
    `<path d="M-70 -46 L-24 -110 H44 L0 -46Z M-24 -110 L0 -46 M44 -110 L70 -46 M44 -110 L36 -138 H62 M-32 -128 H-12" fill="none" stroke="${color}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>`,
  );
