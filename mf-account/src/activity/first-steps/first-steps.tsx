import { Slot, useHost, useStrings } from '@mrw/shared-contracts';
import { isNewMember, stepsTaken, type welcomeSteps } from '@mrw/shared-contracts/member/first-days';
import { Card, formatInteger, Section, useNow, type IconName } from '@mrw/shared-ui';
import { Shortcut } from '@mrw/shared-ui/shortcuts';
import { useMember } from '@mrw/shared-ui/member';
import s from './first-steps.module.css';
import { firstStepStrings } from './strings';

type Step = {
  step: 'card' | 'receipt' | 'store' | 'offer';
  icon: IconName;
  to: string;
  taken?: (typeof welcomeSteps)[number];
};

const card: Step = { step: 'card', icon: 'card', to: '/user/myCard', taken: 'CARD' };
const receipt: Step = { step: 'receipt', icon: 'receipt', to: '/transaction/create', taken: 'CLAIM' };
const store: Step = { step: 'store', icon: 'store', to: '/about/store' };
const offer: Step = { step: 'offer', icon: 'coupon', to: '/offer/LATEST', taken: 'OFFER' };

/** A new member, where the deployment helps with the first steps. */
export function useIsNew(): boolean {
  const { firstSteps } = useHost().config;
  return isNewMember(useMember(), useNow()) && Boolean(firstSteps);
}

/** What a new member does first; with the points for joining and offers to have where the API welcomes. */
export function FirstSteps() {
  const t = useStrings(firstStepStrings);
  const { customer, displayName } = useMember();
  const welcome = customer?.welcome ?? null;
  const taken: readonly string[] = welcome ? stepsTaken(welcome) : [];
  return (
    <Card>
      <Section title={welcome ? t('welcome', { name: displayName }) : t('title')}>
        {welcome && (
          <div className={s.welcome}>
            {welcome.points > 0 && (
              <p>{t('joined', { count: welcome.points, points: formatInteger(welcome.points) })}</p>
            )}
            <Slot name="what-next" values={{ offers: true }} />
            <h3 className={s.title}>{t('steps')}</h3>
          </div>
        )}
        <ol className={s.steps}>
          {[card, receipt, welcome ? offer : store].map((one) => (
            <li key={one.step}>
              {one.taken && taken.includes(one.taken) ? (
                <Shortcut icon="check" title={t(one.step)} text={t('done')} />
              ) : (
                <Shortcut icon={one.icon} title={t(one.step)} text={t(`${one.step}Text`)} to={one.to} />
              )}
            </li>
          ))}
        </ol>
      </Section>
    </Card>
  );
}
