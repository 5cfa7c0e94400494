import { useStrings } from '@mrw/shared-contracts';
import { useId } from 'react';
import s from './drawn-map.module.css';
import { districtLabels } from './districts';
import outlines from './outlines.json';
import { districtStrings } from './strings';
import { onScreen, worldOf, type Point, type Size, type View } from './viewport';

/** The outlines count thousandths of a degree east and south of here (decision 17). */
const origin = { latitude: 22.6, longitude: 113.8 };
/** The paths are drawn at this zoom and scaled to others. */
const drawnZoom = 10;

/** A path in pixels of `drawnZoom`, from the origin of the outlines. */
export function pathOf(line: string): string {
  const from = worldOf(origin);
  const points = line.split(' ').map((pair) => {
    const [east = NaN, south = NaN] = pair.split(',').map(Number);
    const { x, y } = worldOf({
      latitude: origin.latitude - south / 1_000,
      longitude: origin.longitude + east / 1_000,
    });
    const shown = (value: number) => (value * 2 ** drawnZoom).toFixed(1);
    return `${shown(x - from.x)} ${shown(y - from.y)}`;
  });
  return `M${points.join('L')}`;
}

const land = Object.values(outlines.land)
  .map((rows) => `${pathOf(rows.join(' '))}Z`)
  .join('');
const lines = outlines.borders.map(pathOf).join('');

const translated = ({ x, y }: Point) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

type Props = { view: View; size: Size };

/** Hong Kong and its districts as a drawing; it says nothing that the markers and the list do not say in words. */
export function DrawnMap({ view, size }: Props) {
  const t = useStrings(districtStrings);
  const clip = useId();
  const at = onScreen(worldOf(origin), view, size);
  const scale = 2 ** (view.zoom - drawnZoom);
  return (
    <div aria-hidden="true" className={s.drawing}>
      <svg className={s.picture} focusable="false">
        <clipPath id={clip}>
          <path d={land} />
        </clipPath>
        <g transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
          <path className={s.land} d={land} />
          <path className={s.border} d={lines} clipPath={`url(#${clip})`} />
        </g>
      </svg>
      {districtLabels
        .filter(({ from }) => view.zoom >= from)
        .map(({ name, ...place }) => (
          <span
            key={name}
            className={s.label}
            style={{ transform: translated(onScreen(worldOf(place), view, size)) }}
          >
            <span className={s.name}>{t(name)}</span>
          </span>
        ))}
    </div>
  );
}
