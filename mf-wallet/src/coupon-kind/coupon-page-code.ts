import { createContext } from 'react';

/** Loads the page of a coupon, for acts that end there. Provided above all pages, which need the acts in turn. */
export const CouponPageCode = createContext<(() => Promise<unknown>) | undefined>(undefined);
