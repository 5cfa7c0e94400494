import { useStrings } from '@mrw/shared-contracts';
import { OfflineStrip, PageLayout } from '@mrw/shared-ui';
import { ClaimForm } from './claim-form';
import { claimCreateStrings } from './strings';

export default function ClaimCreatePage() {
  const t = useStrings(claimCreateStrings);
  return (
    <PageLayout
      title={t('title')}
      width="reading"
      breadcrumb={[
        { label: t('home'), to: '/home' },
        { label: t('rewards'), to: '/transaction' },
        { label: t('title') },
      ]}
    >
      <OfflineStrip />
      <ClaimForm />
    </PageLayout>
  );
}
