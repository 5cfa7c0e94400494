import { circle, layer, path, place } from '../drawing/shapes';
import { giftBox } from '../scenes/celebration';

const boat = path('M-84 24 H84 L62 66 H-62Z M-8 14 V-84 L-78 8Z M8 14 V-74 L68 8Z', '#FFF9EE');

/** An inked stamp, on a transparent ground. */
export const stampSlot = layer(
  circle(500, 500, 460, '#0E7566'),
  circle(500, 500, 400, 'none', 'stroke="#FFF9EE" stroke-width="18" stroke-dasharray="34 26"'),
  place(boat, 500, 510, 2.9),
);

/** A gift of the stamp card, on a transparent ground. */
export const stampGift = layer(
  circle(500, 500, 460, '#FFF0C9'),
  place(giftBox(420, 330, '#DE5F26', '#F8CB66'), 500, 770, 1),
);
