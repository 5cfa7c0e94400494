import { useHost, useStrings } from '@mrw/shared-contracts';
import { Card, Section } from '@mrw/shared-ui';
import { Shortcut } from '@mrw/shared-ui/shortcuts';
import { useMember } from '@mrw/shared-ui/member';
import s from './first-steps.module.css';
import { firstStepStrings } from './strings';

const steps = [
  { step: 'card', icon: 'card', to: '/user/myCard' },
  { step: 'receipt', icon: 'receipt', to: '/transaction/create' },
  { step: 'store', icon: 'store', to: '/about/store' },
] as const;

/** A member without points, where the deployment helps with the first ones. */
export function useIsNew(): boolean {
  const { firstSteps } = useHost().config;
  return useMember().pointAccount?.balance === 0 && Boolean(firstSteps);
}

/** What a member without points does first. */
export function FirstSteps() {
  const t = useStrings(firstStepStrings);
  return (
    <Card>
      <Section title={t('title')}>
        <ol className={s.steps}>
          {steps.map(({ step, icon, to }) => (
            <li key={step}>
              <Shortcut icon={icon} title={t(step)} text={t(`${step}Text`)} to={to} />
            </li>
          ))}
        </ol>
      </Section>
    </Card>
  );
}
