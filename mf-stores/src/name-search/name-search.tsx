import { useStrings } from '@mrw/shared-contracts';
import { SearchField } from '@mrw/shared-ui/choice';
import { nameSearchStrings } from './strings';

type Props = { name: string; onChange(name: string): void; onFocus(): void };

/** The search by name. */
export function NameSearch({ name, onChange, onFocus }: Props) {
  const t = useStrings(nameSearchStrings);
  return (
    <SearchField
      label={t('label')}
      placeholder={t('example')}
      clearLabel={t('clear')}
      words={name}
      onChange={onChange}
      onFocus={onFocus}
    />
  );
}
