import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

/** The number of rendered pages, and the list they belong to. */
type Shown = { list: string; pages: number };

const ShownContext = createContext<{ shown: Shown; setShown(shown: Shown): void } | null>(null);

/** Provided above the pages: a visitor who returns from a store finds the list at the same length. */
export function ShownPagesProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>({ list: '', pages: 1 });
  const value = useMemo(() => ({ shown, setShown }), [shown]);
  return <ShownContext.Provider value={value}>{children}</ShownContext.Provider>;
}

/**
 * The length of the rendered list: grows by a page, and starts again for another list.
 *
 * @param list everything that identifies the list
 */
export function useShownPages(list: string): { pages: number; more(): void } {
  const context = useContext(ShownContext);
  if (!context) throw new Error('useShownPages needs the ShownPagesProvider above it.');
  const { shown, setShown } = context;
  const pages = shown.list === list ? shown.pages : 1;
  return {
    pages,
    more: () => {
      setShown({ list, pages: pages + 1 });
    },
  };
}
