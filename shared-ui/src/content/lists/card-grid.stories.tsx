import { CardLink } from '../cards/card';
import { CardGrid, gridColumns } from './card-grid';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Lists/CardGrid', component: CardGrid };

export default meta;

export const Campaigns = story((w) => (
  <CardGrid label={w.offer}>
    {[0, 1, 2, 3, 4].map((n) => (
      <CardLink key={n} to="/campaign/101" padded>
        <p>{n === 2 ? w.long : w.offer}</p>
      </CardLink>
    ))}
  </CardGrid>
));

export const Coupons = story((w) => (
  <CardGrid label={w.offer} columns={gridColumns.coupons}>
    {[0, 1, 2, 3, 4].map((n) => (
      <CardLink key={n} to="/campaign/101" padded>
        <p>{n === 2 ? w.long : w.offer}</p>
      </CardLink>
    ))}
  </CardGrid>
));

export const Masonry = story((w) => (
  <CardGrid label={w.offer} columns={gridColumns.stores} masonry>
    {[0, 1, 2, 3, 4].map((n) => (
      <CardLink key={n} to="/campaign/101" padded>
        <p>{n === 2 ? w.long : w.offer}</p>
      </CardLink>
    ))}
  </CardGrid>
));
