import { useStrings } from '@mrw/shared-contracts';
import { OfflineStrip, PageLayout } from '@mrw/shared-ui';
import { LevelBenefits } from './level-benefits';
import { levelBenefitStrings } from './strings';

export default function LevelBenefitsPage() {
  const t = useStrings(levelBenefitStrings);
  return (
    <PageLayout title={t('title')} width="reading">
      <OfflineStrip />
      <LevelBenefits />
    </PageLayout>
  );
}
