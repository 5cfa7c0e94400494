import { createContext } from 'react';

/** Loads the page in which an act of a guest ends. Provided above all pages. */
export const RegisterSuccessCode = createContext<(() => Promise<unknown>) | undefined>(undefined);
