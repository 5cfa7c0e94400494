import { useStrings } from '@mrw/shared-contracts';
import { Section } from '@mrw/shared-ui';
import { LevelBenefits } from './level-benefits/level-benefits';
import { levelBenefitStrings } from './level-benefits/strings';
import { LevelRules } from './level-rules/level-rules';
import { levelRuleStrings } from './level-rules/strings';
import { ViewAll } from './view-all';

/** The level pages, with a sentence each. */
export function LevelPages({ level }: { level: string }) {
  const rules = useStrings(levelRuleStrings);
  const benefits = useStrings(levelBenefitStrings);
  return (
    <>
      <Section
        title={rules('title')}
        action={
          <ViewAll title={rules('title')} page="/level_rule">
            <LevelRules />
          </ViewAll>
        }
      >
        <p>{rules('summary')}</p>
      </Section>
      <Section
        title={benefits('title')}
        action={
          <ViewAll title={benefits('title')} page="/level_benefit">
            <LevelBenefits />
          </ViewAll>
        }
      >
        <p>{benefits('summary', { level })}</p>
      </Section>
    </>
  );
}
