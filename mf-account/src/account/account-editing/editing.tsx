import { useKept } from '@mrw/shared-contracts';
import { createContext, useContext, useId, useMemo, type ReactNode } from 'react';

/** Only one field of the page is edited at a time (§4). */
type Editing = {
  current: string | null;
  /** Id of the line at the edited field that explains why the others are disabled. */
  reasonId: string;
  begin(name: string): void;
  end(name: string): void;
};

const EditingContext = createContext<Editing | null>(null);

export function EditingProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useKept<string | null>('editing', null);
  const reasonId = useId();
  const editing = useMemo<Editing>(
    () => ({
      current,
      reasonId,
      begin: setCurrent,
      end: (name) => {
        setCurrent((edited) => (edited === name ? null : edited));
      },
    }),
    [current, setCurrent, reasonId],
  );
  return <EditingContext.Provider value={editing}>{children}</EditingContext.Provider>;
}

type FieldMode = 'editable' | 'editing' | 'inactive';

type Field = {
  mode: FieldMode;
  /** Describes what cannot be pressed while another field is edited. */
  reasonId: string;
  begin(): void;
  end(): void;
};

export function useFieldMode(name: string): Field {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('useFieldMode needs an EditingProvider above it.');
  const { current, reasonId, begin, end } = editing;
  const mode = current === null ? 'editable' : current === name ? 'editing' : 'inactive';
  return {
    mode,
    reasonId,
    begin: () => {
      begin(name);
    },
    end: () => {
      end(name);
    },
  };
}
