import type { Elements } from '@mrw/shared-ui';
import { createContext } from 'react';
import type { CouponKind } from '../coupon-kind/places';

/** Shows what this device keeps, or else the failure: the parts of another feature. Provided above all pages. */
export const KeptListOf = createContext<((kind: CouponKind, failure: Elements) => Elements) | undefined>(
  undefined,
);
