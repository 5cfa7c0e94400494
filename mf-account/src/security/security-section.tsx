import { readingOf, useStrings } from '@mrw/shared-contracts';
import { Card, PartialFailure, RereadFailure, Section, Skeleton } from '@mrw/shared-ui';
import { Devices } from './devices';
import { LockSwitches } from './lock-switches';
import s from './security.module.css';
import { securityStrings } from './strings';
import { useSpendLock } from './use-spend-lock';

/** The lock on spending and the devices that are logged in; nothing where the API has no lock. */
export default function SecuritySection() {
  const t = useStrings(securityStrings);
  const { query, change } = useSpendLock();
  const reading = readingOf(query);
  const retry = () => void query.refetch();
  if (reading.state === 'gone') return null;
  return (
    <Card>
      <Section title={t('title')}>
        <div className={s.section}>
          {reading.state === 'failed' && <PartialFailure message={t('notRead')} onRetry={retry} />}
          {reading.state === 'loading' && (
            <div aria-busy="true">
              <Skeleton lines={3} />
            </div>
          )}
          {reading.state === 'ready' && (
            <>
              <RereadFailure failed={reading.failure !== null} onRetry={retry} />
              <LockSwitches now={reading.data} change={change} />
            </>
          )}
          <Devices />
        </div>
      </Section>
    </Card>
  );
}
