import { NotFoundState } from '@mrw/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { RemoteSkeleton } from '../remote-view/remote-skeleton';
import { SubscriptionForm } from './subscription-form';
import { useSubscription } from './use-subscription';

/** The page of the link in a marketing email (§2); without a valid token there is nothing to show. */
export function Unsubscribe() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return token ? <WithToken token={token} /> : <NotFoundState />;
}

function WithToken({ token }: { token: string }) {
  const { query, update } = useSubscription(token);
  if (query.data) return <SubscriptionForm subscription={query.data} update={update} />;
  return query.isError ? <NotFoundState /> : <RemoteSkeleton />;
}
