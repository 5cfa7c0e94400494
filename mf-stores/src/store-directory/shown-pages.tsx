import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

/** How many pages of which list are drawn. */
type Shown = { list: string; pages: number };

const ShownContext = createContext<{ shown: Shown; setShown(shown: Shown): void } | null>(null);

/** Stands above the pages, so that a visitor who comes back from a store finds the list as long as it was. */
export function ShownPagesProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>({ list: '', pages: 1 });
  const value = useMemo(() => ({ shown, setShown }), [shown]);
  return <ShownContext.Provider value={value}>{children}</ShownContext.Provider>;
}

/**
 * How much of a list is drawn: a page at a time, from the start when it is another list.
 *
 * @param list everything that makes it this list
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
