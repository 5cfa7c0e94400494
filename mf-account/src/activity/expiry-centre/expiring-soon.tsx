import { useStrings } from '@mrw/shared-contracts';
import { Card, Chip, Icon, Section, TextLink, useDesktop, VisuallyHidden } from '@mrw/shared-ui';
import { useMember } from '@mrw/shared-ui/member';
import { Link } from 'react-router-dom';
import { FirstSteps, useIsNew } from '../first-steps/first-steps';
import { periodOf } from './expiring';
import { ExpiringFailures } from './expiring-failures';
import { ExpiringRows } from './expiring-rows';
import s from './expiry-centre.module.css';
import { expiryCentreStrings } from './strings';
import { useExpiring, type ExpiringState } from './use-expiring';

/** Maximum rows in a slot of another page. */
const most = 3;

/**
 * What ends within 30 days: the next three beside a wide page, one line in a narrow one. The line is there from the
 * start, so that nothing below it moves when the answers come. A new member sees the first steps: instead of an empty
 * expiry centre, and above what ends soon while being welcomed.
 */
export function ExpiringSoon() {
  const isNew = useIsNew();
  const isWelcomed = Boolean(useMember().customer?.welcome);
  const expiring = useExpiring();
  const soon = expiring.items.filter(({ end }) => periodOf(end, expiring.now) !== 'later');
  const told = isWelcomed ? soon : expiring.items;
  const isEmpty = told.length === 0 && expiring.failed.length === 0;
  return (
    <>
      {isNew && (isWelcomed || isEmpty) && <FirstSteps />}
      {!(isNew && isEmpty) && (
        <div className={s.soon}>
          <Soon expiring={expiring} soon={soon} />
        </div>
      )}
    </>
  );
}

function Soon({ expiring, soon }: { expiring: ExpiringState; soon: ExpiringState['items'] }) {
  const t = useStrings(expiryCentreStrings);
  const desktop = useDesktop();
  const { now, loading } = expiring;
  if (!desktop || loading || soon.length === 0) {
    return (
      <>
        <Link to="/expiry_centre" className={s.strip}>
          <Icon name="clock" size={20} className={s.icon} />
          <span className={s.what}>{t('title')}</span>
          {!loading && soon.length > 0 && <Chip tone="urgent">{t('soonCount', { count: soon.length })}</Chip>}
          <Icon name="chevron-right" size={20} className={s.more} />
        </Link>
        <ExpiringFailures expiring={expiring} />
      </>
    );
  }
  return (
    <Card>
      <Section
        title={t('soon')}
        action={
          <TextLink to="/expiry_centre">
            <span>{t('open')}</span>
            <VisuallyHidden>{` – ${t('title')}`}</VisuallyHidden>
          </TextLink>
        }
      >
        <ExpiringFailures expiring={expiring} />
        <ExpiringRows items={soon.slice(0, most)} now={now} />
      </Section>
    </Card>
  );
}
