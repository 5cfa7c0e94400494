import { useStrings } from '@mrw/shared-contracts';
import { OfflineStrip, PageLayout } from '@mrw/shared-ui';
import { LevelRules } from './level-rules';
import { levelRuleStrings } from './strings';

export default function LevelRulesPage() {
  const t = useStrings(levelRuleStrings);
  return (
    <PageLayout title={t('title')} width="reading">
      <OfflineStrip />
      <LevelRules />
    </PageLayout>
  );
}
