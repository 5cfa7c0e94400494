import { createContext } from 'react';

/** The element that scrolls what a dialog shows; null on a page, where the window does. */
export const ScrollParent = createContext<Element | null>(null);
