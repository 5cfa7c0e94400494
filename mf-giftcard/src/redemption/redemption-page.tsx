import { useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import { details, isDetail } from '@mrw/shared-contracts/api/errors';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import {
  Icon,
  Notice,
  OfflineStrip,
  PageLayout,
  ProgressLine,
  useMinimumVisible,
  useTooManyTriesText,
} from '@mrw/shared-ui';
import { useStepHeading } from '@mrw/shared-ui/steps';
import { useSearchParams } from 'react-router-dom';
import { ConfirmationDialog } from './confirmation-dialog';
import { LoginFrame } from './login-frame';
import s from './redemption-page.module.css';
import type { SignInProblem } from './redemption-state';
import { ResultPanel } from './result-panel';
import { Steps } from './steps';
import { redemptionStrings } from './strings';
import { useRedemption } from './use-redemption';

/** Redeems the card of `?code=`. The page is standalone: no menu, no session of the site (§2, Q-093). */
export function RedemptionPage() {
  const [search] = useSearchParams();
  const code = search.get('code')?.trim() ?? '';
  // Another code starts another redemption.
  return <Redemption key={code} code={code} />;
}

function Redemption({ code }: { code: string }) {
  const t = useStrings(redemptionStrings);
  const { config } = useHost();
  const language = useLanguage();
  const problemText = useProblemText();
  const { state, checking, onLogin, onLoginFailed, cancel, confirm, check, again } = useRedemption(code);
  const reading = useMinimumVisible(state.kind === 'reading', minimumVisible.firstLoad);

  const withFrame =
    state.kind === 'signing-in' ||
    state.kind === 'reading' ||
    state.kind === 'confirming' ||
    state.kind === 'redeeming';
  const heading = useStepHeading(withFrame ? 'login' : state.kind);
  return (
    <PageLayout width="narrow">
      <OfflineStrip />
      <p className={s.brand}>
        <Icon name="gift-card" size={24} className={s.mark} />
        <span>{config.appName[language]}</span>
      </p>
      <h1 ref={withFrame ? heading : undefined} className={s.title}>
        {t('title')}
      </h1>
      {withFrame && (
        <>
          <p className={s.tips}>{t('tips')}</p>
          {state.kind === 'signing-in' && state.problem && (
            <div className={s.problem}>
              <Notice tone="err" live>
                {problemText(state.problem)}
              </Notice>
            </div>
          )}
          <ProgressLine busy={reading} label={t('reading')} />
          <LoginFrame
            onLogin={onLogin}
            onLoginFailed={onLoginFailed}
            loginInUse={state.kind !== 'signing-in'}
          />
          <Steps />
        </>
      )}
      {(state.kind === 'confirming' || state.kind === 'redeeming') && (
        <ConfirmationDialog
          redeemable={state.redeemable}
          busy={state.kind === 'redeeming'}
          checking={checking}
          onConfirm={confirm}
          onCancel={cancel}
        />
      )}
      {!withFrame && <ResultPanel heading={heading} state={state} onCheck={check} onAgain={again} />}
    </PageLayout>
  );
}

/** The text of the server, except for the one that has a translation. */
function useProblemText() {
  const t = useStrings(redemptionStrings);
  const waitOf = useTooManyTriesText();
  return (problem: SignInProblem) => {
    if (problem.of === 'tries') return waitOf(problem);
    if (isDetail(problem.text, details.giftCardNotFound)) return t('cardNotFound');
    return problem.text ?? t(problem.of === 'login' ? 'loginFailed' : 'cardFailed');
  };
}
