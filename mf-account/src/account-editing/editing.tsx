import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

/** Only one field of the page is edited at a time (§4). */
type Editing = { current: string | null; begin(name: string): void; end(): void };

const EditingContext = createContext<Editing | null>(null);

export function EditingProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<string | null>(null);
  const editing = useMemo<Editing>(
    () => ({
      current,
      begin: setCurrent,
      end: () => {
        setCurrent(null);
      },
    }),
    [current],
  );
  return <EditingContext.Provider value={editing}>{children}</EditingContext.Provider>;
}

export type FieldMode = 'editable' | 'editing' | 'inactive';

export function useFieldMode(name: string): { mode: FieldMode; begin(): void; end(): void } {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('useFieldMode needs an EditingProvider above it.');
  const { current, begin, end } = editing;
  const mode = current === null ? 'editable' : current === name ? 'editing' : 'inactive';
  return {
    mode,
    begin: () => {
      begin(name);
    },
    end,
  };
}
