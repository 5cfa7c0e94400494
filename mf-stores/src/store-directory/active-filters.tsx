import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { Button, Icon, VisuallyHidden } from '@mrw/shared-ui';
import { nameIn } from '../store-names';
import s from './active-filters.module.css';
import { toggled } from './choosing';
import { useBrands, useDistricts, useRegions } from './choices-calls';
import { noFilters, type StoreFilters } from './store-filters';
import { directoryStrings } from './strings';

type Props = {
  filters: StoreFilters;
  onChange(filters: StoreFilters): void;
  /** The pressed button is removed: the focus moves to another one. */
  onGone(): void;
};

/** The active filters; a press removes one. Unknown ids of an address are not shown. */
export function ActiveFilters({ filters, onChange, onGone }: Props) {
  const t = useStrings(directoryStrings);
  const language = useLanguage();
  const brands = useBrands();
  const districts = useDistricts(useRegions(), filters.districts.length > 0);
  const chips = [
    ...districts.items
      .filter(({ id }) => filters.districts.includes(id))
      .map((district) => ({
        key: `district ${district.id}`,
        name: nameIn(language, district),
        without: { ...filters, districts: toggled(filters.districts, district.id) },
      })),
    ...brands.items
      .filter(({ id }) => filters.brands.includes(id))
      .map((brand) => ({
        key: `brand ${brand.id}`,
        name: nameIn(language, brand),
        without: { ...filters, brands: toggled(filters.brands, brand.id) },
      })),
  ];
  if (chips.length === 0) return null;
  return (
    <div role="group" aria-label={t('chosen')} className={s.filters}>
      {chips.map(({ key, name, without }) => (
        <button
          key={key}
          type="button"
          className={s.filter}
          onClick={() => {
            onChange(without);
            onGone();
          }}
        >
          <span aria-hidden="true">{name}</span>
          <VisuallyHidden>{t('remove', { name })}</VisuallyHidden>
          <Icon name="close" size={16} className={s.cross} />
        </button>
      ))}
      <Button
        variant="quiet"
        onClick={() => {
          onChange(noFilters);
          onGone();
        }}
      >
        {t('clear')}
      </Button>
    </div>
  );
}
