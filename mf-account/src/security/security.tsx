import { useStrings } from '@mrw/shared-contracts';
import { Card, PartialFailure, Skeleton } from '@mrw/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { securityPartStrings } from './part-strings';

/** The section Security; its code is loaded with the page that shows it. */
export function Security() {
  const t = useStrings(securityPartStrings);
  const { data, isError, refetch } = useQuery({
    queryKey: ['security section'],
    staleTime: Infinity,
    queryFn: async () => {
      const { default: SecuritySection } = await import('./security-section');
      return { SecuritySection };
    },
  });
  if (data) return <data.SecuritySection />;
  return (
    <Card>
      {isError ? (
        <PartialFailure message={t('notLoaded')} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true">
          <Skeleton lines={5} />
        </div>
      )}
    </Card>
  );
}
