import { useStrings } from '@mrw/shared-contracts';
import { Button, formatInteger, SelectField, type SelectOption } from '@mrw/shared-ui';
import { SearchField, ToggleChips } from '@mrw/shared-ui/choice';
import { useCurrentMember } from '@mrw/shared-ui/member';
import { useId, useState } from 'react';
import { countFilters, kinds, sorts, type Kind, type OfferChoice } from './offer-choice';
import type { Near } from './near/use-near';
import s from './offer-tools.module.css';
import { offerStrings } from './strings';

type Props = {
  choice: OfferChoice;
  /** False: the API knows no filters and orders, only the words count. */
  whole: boolean;
  near: Near;
  onChange(choice: OfferChoice): void;
};

/** The search of the offers, with their order and filters where the API has them. */
export function OfferTools({ choice, whole, near, onChange }: Props) {
  const t = useStrings(offerStrings);
  const panel = useId();
  // The quick choices are seen without it.
  const count = countFilters({ ...choice, isNow: false, isEnding: false });
  // Below 769 px the panel is opened by its button.
  const [open, setOpen] = useState(count > 0 || choice.sort !== 'newest');
  return (
    <div className={s.tools}>
      <div>
        <SearchField
          label={t('search')}
          placeholder={t('example')}
          clearLabel={t('clearSearch')}
          words={choice.search}
          onChange={(search) => {
            onChange({ ...choice, search });
          }}
        />
      </div>
      {whole && (
        <>
          <div className={s.opener}>
            <Button
              variant="outline"
              icon="filter"
              aria-expanded={open}
              aria-controls={panel}
              onClick={() => {
                setOpen(!open);
              }}
            >
              {count > 0 ? t('chooseCount', { count }) : t('choose')}
            </Button>
          </div>
          <div id={panel} className={s.panel} data-open={open}>
            <Selects choice={choice} onChange={onChange} />
            <Only choice={choice} onChange={onChange} />
          </div>
          <Quick choice={choice} near={near} onChange={onChange} />
        </>
      )}
    </div>
  );
}

type PartProps = Omit<Props, 'whole' | 'near'>;

/** Numbers of points that are offered as a limit. */
const limits = [500, 1_000, 2_000, 5_000, 10_000];

function Selects({ choice, onChange }: PartProps) {
  const t = useStrings(offerStrings);
  const balance = useCurrentMember()?.pointAccount?.balance ?? null;
  const { points } = choice;
  const numbers = typeof points === 'number' && !limits.includes(points) ? [...limits, points] : limits;
  const upTo: SelectOption[] = numbers
    .sort((one, other) => one - other)
    .map((limit) => ({ value: String(limit), label: t('upTo', { points: formatInteger(limit) }) }));
  const mine =
    balance === null ? [] : [{ value: 'mine', label: t('mine', { points: formatInteger(balance) }) }];
  return (
    <>
      <div>
        <SelectField
          label={t('most')}
          placeholder={t('anyPoints')}
          value={points === null || (points === 'mine' && balance === null) ? '' : String(points)}
          options={[...mine, ...upTo]}
          onChange={({ target: { value } }) => {
            onChange({ ...choice, points: value === '' ? null : value === 'mine' ? value : Number(value) });
          }}
        />
      </div>
      <div>
        <SelectField
          label={t('sort')}
          value={choice.sort}
          options={sorts.map((sort) => ({ value: sort, label: t(sort) }))}
          onChange={({ target }) => {
            onChange({ ...choice, sort: sorts.find((sort) => sort === target.value) ?? 'newest' });
          }}
        />
      </div>
    </>
  );
}

function Only({ choice, onChange }: PartProps) {
  const t = useStrings(offerStrings);
  const toggle = (name: Kind | 'isNew') => {
    if (name === 'isNew') onChange({ ...choice, isNew: !choice.isNew });
    else {
      const wanted = choice.kinds.includes(name);
      onChange({
        ...choice,
        kinds: kinds.filter((kind) => (kind === name ? !wanted : choice.kinds.includes(kind))),
      });
    }
  };
  return (
    <div className={s.only}>
      <ToggleChips
        label={t('filters')}
        options={(['isNew', ...kinds] as const).map((value) => ({ value, label: t(value) }))}
        selected={[...(choice.isNew ? ['isNew' as const] : []), ...choice.kinds]}
        onToggle={toggle}
      />
    </div>
  );
}

/** What is asked most, over the list also where the panel is closed. */
function Quick({ choice, near, onChange }: Omit<Props, 'whole'>) {
  const t = useStrings(offerStrings);
  const balance = useCurrentMember()?.pointAccount?.balance ?? null;
  const isNear = near.state === 'asking' || near.state === 'known';
  return (
    <>
      <div className={s.quick}>
        <ToggleChips
          label={t('quick')}
          options={([...(balance === null ? [] : ['isNow' as const]), 'isEnding', 'isNear'] as const).map(
            (value) => ({ value, label: t(value) }),
          )}
          selected={(['isNow', 'isEnding', 'isNear'] as const).filter((name) =>
            name === 'isNear' ? isNear : choice[name],
          )}
          onToggle={(name) => {
            if (name === 'isNear') near.toggle();
            else onChange({ ...choice, [name]: !choice[name] });
          }}
        />
      </div>
      <p role="status" className={s.near}>
        {near.state !== 'off' && t(nearTexts[near.state])}
      </p>
    </>
  );
}

const nearTexts = { asking: 'nearAsking', known: 'nearKnown', failed: 'nearFailed' } as const;
