import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { District, Region } from '@mrw/shared-contracts/api/stores';
import { CheckboxField } from '@mrw/shared-ui';
import { useEffect, useRef } from 'react';
import { nameIn } from '../store-names';
import { ChoiceGroup } from './choice-group';
import { groupState, groupToggled, toggled } from './choosing';
import { useDistricts, useRegions } from './choices-calls';
import { CountedName, type Counts } from './counted-name';
import s from './filter-sheet.module.css';
import { directoryStrings } from './strings';

type Props = { chosen: readonly string[]; counts: Counts; onChange(chosen: readonly string[]): void };

/** Regions with their districts. A region without districts has no choices. */
export function LocationFilter({ chosen, counts, onChange }: Props) {
  const t = useStrings(directoryStrings);
  const regions = useRegions();
  const districts = useDistricts(regions, true);
  return (
    <ChoiceGroup title={t('location')} choices={districts}>
      {regions.items.map((region) => (
        <RegionGroup
          key={region.id}
          region={region}
          districts={districts.items.filter((district) => district.region === region.id)}
          chosen={chosen}
          counts={counts}
          onChange={onChange}
        />
      ))}
    </ChoiceGroup>
  );
}

function RegionGroup({
  region,
  districts,
  chosen,
  counts,
  onChange,
}: Props & { region: Region; districts: readonly District[] }) {
  const t = useStrings(directoryStrings);
  const language = useLanguage();
  const box = useRef<HTMLInputElement>(null);
  const ids = districts.map(({ id }) => id);
  const state = groupState(chosen, ids);

  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);

  if (districts.length === 0) return null;
  const name = nameIn(language, region);
  const count = ids.filter((id) => chosen.includes(id)).length;
  return (
    <div role="group" aria-label={name}>
      <CheckboxField
        ref={box}
        label={<CountedName name={name} ids={ids} counts={counts} strong />}
        help={state === 'some' ? t('someDistricts', { count, total: ids.length }) : undefined}
        checked={state === 'all'}
        onChange={() => {
          onChange(groupToggled(chosen, ids));
        }}
      />
      <div className={s.districts}>
        {districts.map((district) => (
          <CheckboxField
            key={district.id}
            label={<CountedName name={nameIn(language, district)} ids={[district.id]} counts={counts} />}
            checked={chosen.includes(district.id)}
            onChange={() => {
              onChange(toggled(chosen, district.id));
            }}
          />
        ))}
      </div>
    </div>
  );
}
