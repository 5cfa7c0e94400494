import { useState } from 'react';
import s from './tile-layer.module.css';
import { tilesOf, type Tile } from './tiles';
import type { Size, View } from './viewport';

type Props = { template: string; view: View; size: Size };

/** Tiles over the drawing; where one is missing the drawing is seen. */
export function TileLayer({ template, view, size }: Props) {
  return (
    <div aria-hidden="true" className={s.tiles}>
      {tilesOf(template, view, size).map((tile) => (
        <TilePicture key={tile.address} tile={tile} />
      ))}
    </div>
  );
}

/** Hidden until it is there: a broken picture would have a frame. */
function TilePicture({ tile: { address, at, side } }: { tile: Tile }) {
  const [loaded, setLoaded] = useState(false);
  return (
    <img
      src={address}
      alt=""
      draggable={false}
      className={s.tile}
      style={{
        // A little overlap closes the seams of broken pixels.
        width: side + 0.5,
        height: side + 0.5,
        transform: `translate(${at.x}px, ${at.y}px)`,
        opacity: loaded ? 1 : 0,
      }}
      onLoad={() => {
        setLoaded(true);
      }}
    />
  );
}
