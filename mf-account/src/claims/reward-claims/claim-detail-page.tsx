import { useStrings } from '@mrw/shared-contracts';
import { Card, OfflineStrip, PageLayout } from '@mrw/shared-ui';
import { useNavigate, useParams } from 'react-router-dom';
import { ClaimPanel } from './claim-panel';
import { rewardClaimStrings } from './strings';
import { useClaim } from './use-claims';

/** A claim as a page, at any width. */
export default function ClaimDetailPage() {
  const t = useStrings(rewardClaimStrings);
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const reading = useClaim(id);
  return (
    <PageLayout
      // The claim contains the heading of the page.
      title={reading.data ? undefined : t('detail')}
      titleHidden={reading.isPending}
      width="reading"
      breadcrumb={[
        { label: t('home'), to: '/home' },
        { label: t('title'), to: '/transaction' },
        { label: t('detail') },
      ]}
    >
      <OfflineStrip savedAt={reading.dataUpdatedAt || null} />
      <Card>
        <ClaimPanel
          key={id}
          id={id}
          heading={1}
          onDeleted={() => {
            void navigate('/transaction', { replace: true });
          }}
        />
      </Card>
    </PageLayout>
  );
}
