import { useLanguage, useStrings } from '@mrw/shared-contracts';
import {
  Chip,
  classes,
  DaysLeft,
  Icon,
  IconButton,
  Picture,
  ServerText,
  usePhone,
  VisuallyHidden,
} from '@mrw/shared-ui';
import { formatDate } from '@mrw/shared-ui/formatters';
import { Link } from 'react-router-dom';
import { codeStrings } from '../coupon-code/strings';
import { places, type CouponKind } from '../coupon-kind/places';
import type { CouponCardData, CouponDateLabel } from './coupon-card-data';
import s from './coupon-card.module.css';
import { cardStrings } from './strings';

type Props = {
  kind: CouponKind;
  card: CouponCardData;
  /** Among the coupons of its name in the list; null where there is no other. */
  place: number | null;
  now: number;
  /** A press on a coupon that is not yet effective. */
  onUnavailable(): void;
  /** A press on the store link where the selection opens in a dialog. */
  onSelectStore(): void;
  /** Shows the code at the till; absent without a code. */
  onTill?: (() => void) | undefined;
};

/** A coupon as a voucher: the whole card opens it. */
export function CouponCard({ kind, card, place, now, onUnavailable, onSelectStore, onTill }: Props) {
  const t = useStrings(cardStrings);
  const namesake = place === null ? '' : t('namesake', { number: place });
  const over = card.isUsed || card.isExpired;
  const name = (
    <>
      <ServerText>{card.name}</ServerText>
      <VisuallyHidden>{namesake}</VisuallyHidden>
    </>
  );
  return (
    <article className={classes(s.card, over && s.over, card.notToday && s.notToday)}>
      <div className={s.photo}>
        <Picture src={card.coverPhotoUrl} alt="" ratio="16/10" sizes="(min-width: 1023px) 280px, 50vw" />
        <div className={s.tag}>
          <StateTag card={card} />
        </div>
        {onTill && (
          <div className={s.till}>
            <IconButton
              icon="card"
              label={t('showAtTill', { name: card.name + namesake })}
              onClick={onTill}
            />
          </div>
        )}
      </div>
      <div className={s.tear} aria-hidden="true" />
      <div className={s.body}>
        {card.brandName !== null && (
          <p className={s.brand}>
            {card.brandIconUrl !== null && (
              <img
                className={s.brandIcon}
                src={card.brandIconUrl}
                alt=""
                width="24"
                height="24"
                loading="lazy"
              />
            )}
            <span className={s.brandName}>
              <ServerText>{card.brandName}</ServerText>
            </span>
          </p>
        )}
        <h2 className={s.name}>
          {card.unavailable ? (
            <button type="button" className={s.open} onClick={onUnavailable}>
              {name}
            </button>
          ) : (
            <Link to={places[kind].detail(card.id)} className={s.open}>
              {name}
            </Link>
          )}
        </h2>
        {card.session !== null && (
          <p className={s.session}>
            <ServerText>{card.session}</ServerText>
          </p>
        )}
        <p className={s.date}>
          <DateLabel label={card.date} />
        </p>
        {card.soonOver !== null && (
          <div className={s.soon}>
            <DaysLeft end={card.soonOver} now={now} />
          </div>
        )}
        {card.isVirtualCoupon && <StoreLink card={card} namesake={namesake} onSelectStore={onSelectStore} />}
      </div>
    </article>
  );
}

function StateTag({ card }: { card: CouponCardData }) {
  const t = useStrings(cardStrings);
  const tCode = useStrings(codeStrings);
  if (card.isUsed) return <Chip icon="check">{t('used')}</Chip>;
  if (card.isExpired) return <Chip icon="clock">{t('expired')}</Chip>;
  if (card.notToday) return <Chip icon="calendar">{tCode('notToday')}</Chip>;
  if (card.isNew) {
    return (
      <Chip tone="jade" icon="new">
        {t('new')}
      </Chip>
    );
  }
  return null;
}

function DateLabel({ label }: { label: CouponDateLabel }) {
  const t = useStrings(cardStrings);
  const language = useLanguage();
  if (label.kind === 'always') return <span>{t('alwaysActive')}</span>;
  return (
    <>
      <span>{t(label.kind === 'start' ? 'startDate' : 'expireDate')}</span>{' '}
      <time className={s.day} dateTime={label.date}>
        {formatDate(label.date, language)}
      </time>
    </>
  );
}

type StoreLinkProps = { card: CouponCardData; namesake: string; onSelectStore(): void };

/** A page on phones, a dialog over the list on wider screens. */
function StoreLink({ card, namesake, onSelectStore }: StoreLinkProps) {
  const t = useStrings(cardStrings);
  const phone = usePhone();
  const content = (
    <>
      <Icon name="store" size={16} className={s.storeIcon} />
      <span>{t('selectStore')}</span>
      <VisuallyHidden>
        <span> – </span>
        <ServerText>{card.name}</ServerText>
        <span>{namesake}</span>
      </VisuallyHidden>
    </>
  );
  return phone ? (
    <Link to={`/coupon/${card.id}/select_store`} className={s.store}>
      {content}
    </Link>
  ) : (
    <button type="button" className={s.store} onClick={onSelectStore}>
      {content}
    </button>
  );
}
