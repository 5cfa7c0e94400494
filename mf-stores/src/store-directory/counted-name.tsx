import { useStrings } from '@mrw/shared-contracts';
import { VisuallyHidden } from '@mrw/shared-ui';
import s from './counted-name.module.css';
import { directoryStrings } from './strings';

/** Stores by the id of a choice; null while the counts are unknown. */
export type Counts = ReadonlyMap<string, number> | null;

type Props = { name: string; ids: readonly string[]; counts: Counts; strong?: boolean };

/** A choice with the number of stores that it would show. */
export function CountedName({ name, ids, counts, strong = false }: Props) {
  const t = useStrings(directoryStrings);
  const count = ids.reduce((sum, id) => sum + (counts?.get(id) ?? 0), 0);
  return (
    <span className={s.line}>
      {strong ? <strong>{name}</strong> : <span>{name}</span>}
      {counts && (
        <>
          <span aria-hidden="true" className={s.count}>
            {count}
          </span>
          <VisuallyHidden>{` ${t('found', { count })}`}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
