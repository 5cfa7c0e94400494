import { createContext } from 'react';

/** The scroll container inside a dialog; null on a page, where the window scrolls. */
export const ScrollParent = createContext<Element | null>(null);
