import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { CheckboxField } from '@mrw/shared-ui';
import { nameIn } from '../store-names';
import { ChoiceGroup } from './choice-group';
import { toggled } from './choosing';
import { useBrands } from './choices-calls';
import { CountedName, type Counts } from './counted-name';
import s from './filter-sheet.module.css';
import { directoryStrings } from './strings';

type Props = { chosen: readonly string[]; counts: Counts; onChange(chosen: readonly string[]): void };

export function BrandFilter({ chosen, counts, onChange }: Props) {
  const t = useStrings(directoryStrings);
  const language = useLanguage();
  const brands = useBrands();
  return (
    <ChoiceGroup title={t('brand')} choices={brands}>
      <div className={s.brands}>
        {brands.items.map((brand) => (
          <CheckboxField
            key={brand.id}
            label={<CountedName name={nameIn(language, brand)} ids={[brand.id]} counts={counts} />}
            checked={chosen.includes(brand.id)}
            onChange={() => {
              onChange(toggled(chosen, brand.id));
            }}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
