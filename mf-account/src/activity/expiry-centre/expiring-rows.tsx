import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { ExpiryChip, Icon, IconButton, TextLink, VisuallyHidden } from '@mrw/shared-ui';
import { formatDate } from '@mrw/shared-ui/formatters';
import { pageOf, type Expiring, type ListedExpiring } from './expiring';
import s from './expiry-centre.module.css';
import { expiryCentreStrings } from './strings';
import { useExpiringName } from './use-expiring-name';

type Props = {
  items: readonly ListedExpiring[];
  now: number;
  /** Exports one date to the calendar; absent in a narrow place, where the picture alone shows the kind. */
  onExport?(item: Expiring): void;
};

const icons = { points: 'coins', coupon: 'coupon', ticket: 'ticket' } as const;

/** One row per expiry, with a link to the coupon, ticket or points. */
export function ExpiringRows({ items, now, onExport }: Props) {
  const t = useStrings(expiryCentreStrings);
  const language = useLanguage();
  const nameOf = useExpiringName();
  const namesake = ({ place }: ListedExpiring) => (place === null ? '' : t('namesake', { number: place }));
  return (
    <ul className={s.rows}>
      {items.map((item) => {
        const expires = t('expiresOn', { date: formatDate(item.end, language) });
        return (
          <li key={`${item.kind} ${item.id}`} className={s.row}>
            <Icon name={icons[item.kind]} className={s.icon} />
            <div className={s.what}>
              <TextLink to={pageOf(item)} inline>
                <span>{nameOf(item)}</span>
                <VisuallyHidden>{namesake(item)}</VisuallyHidden>
              </TextLink>
              <p className={s.when}>{onExport ? `${t(`kind${item.kind}`)} · ${expires}` : expires}</p>
            </div>
            <div className={s.chip}>
              <ExpiryChip end={item.end} now={now} />
            </div>
            {onExport && (
              <IconButton
                icon="calendar"
                label={t('addOne', { name: nameOf(item) + namesake(item) })}
                onClick={() => {
                  onExport(item);
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
