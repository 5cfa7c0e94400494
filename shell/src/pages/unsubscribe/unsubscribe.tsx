import { readingOf, useStrings } from '@mrw/shared-contracts';
import { NotFoundState, PageLayout, ReadFailure } from '@mrw/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { RemoteSkeleton } from '../../react/remote-view/remote-skeleton';
import { strings } from './strings';
import { SubscriptionForm } from './subscription-form';
import { useSubscription } from './use-subscription';

/** The page of the link in a marketing email (§2); without a valid token there is nothing to show. */
export function Unsubscribe() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return token ? <WithToken token={token} /> : <NotFoundState />;
}

function WithToken({ token }: { token: string }) {
  const t = useStrings(strings);
  const { query, update } = useSubscription(token);
  const reading = readingOf(query);
  switch (reading.state) {
    case 'loading':
      return <RemoteSkeleton />;
    case 'ready':
      return <SubscriptionForm subscription={reading.data} update={update} />;
    case 'gone':
      return <NotFoundState />;
    case 'failed':
      // 400 is another word for a token that is not valid (contract §6).
      if ('status' in reading.failure && reading.failure.status === 400) return <NotFoundState />;
      return (
        <PageLayout width="narrow" title={t('title')}>
          <ReadFailure failure={reading.failure} onRetry={() => void query.refetch()} />
        </PageLayout>
      );
  }
}
