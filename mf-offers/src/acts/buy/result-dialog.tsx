import { safeRedirect, useHost, useStrings } from '@mrw/shared-contracts';
import { Button, Dialog, DoneMark } from '@mrw/shared-ui';
import { useNavigate } from 'react-router-dom';
import { acquireStrings } from '../acquire/acquire-strings';
import { useRefusedText } from '../acquire/refused';
import type { CampaignRoute } from '../../campaigns/campaign-route';
import { EndsNext } from '../../campaigns/points-change/ends-next';
import { PointsLine } from '../../campaigns/points-change/points-line';
import type { BuyOutcome } from './buy-state';
import s from './result-dialog.module.css';
import { buyStrings } from './strings';

type Props = {
  campaignId: string;
  /** The balance before the purchase, and its points. */
  spent: { before: number | null; points: number };
  outcome: BuyOutcome;
  route: Pick<CampaignRoute, 'goBackOnSuccess' | 'fromPath'>;
  /** A failure that a later check may correct. */
  pending: boolean;
  onClose(): void;
};

/** The result of a purchase. After a success OK may lead to where the visit began. */
export function ResultDialog({ campaignId, outcome, spent, route, pending, onClose }: Props) {
  const t = useStrings(buyStrings);
  const a = useStrings(acquireStrings);
  const textOf = useRefusedText();
  const { navigation } = useHost();
  const navigate = useNavigate();
  if (outcome.kind === 'success') {
    const done = () => {
      onClose();
      if (!route.goBackOnSuccess) return;
      if (route.fromPath) void navigate(safeRedirect(route.fromPath), { replace: true });
      else navigation.back();
    };
    return (
      <Dialog
        open
        title={t('successTitle')}
        onClose={done}
        actions={
          <>
            <Button variant="outline" onClick={done}>
              {t('ok')}
            </Button>
            <Button onClick={() => void navigate('/user/myCoupon')}>{t('myCoupons')}</Button>
          </>
        }
      >
        <div className={s.done}>
          <DoneMark />
          <p role="status">{t('success', { count: outcome.quantity })}</p>
          <PointsLine before={spent.before} expected={-spent.points} />
          <EndsNext usedId={campaignId} onLeave={onClose} />
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('failedTitle')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('ok')}</Button>}
    >
      <p role="alert">{textOf(outcome, a('apiFailed'))}</p>
      {pending && <p>{a('looksAgain')}</p>}
    </Dialog>
  );
}

type OpenProps = { looking: boolean; onLookAgain(): void; onClose(): void };

/** No response arrived: the result follows by itself, or at a press. */
export function OpenQuestionDialog({ looking, onLookAgain, onClose }: OpenProps) {
  const t = useStrings(buyStrings);
  const a = useStrings(acquireStrings);
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('openTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('ok')}
          </Button>
          <Button busy={looking} onClick={onLookAgain}>
            {a('lookAgain')}
          </Button>
        </>
      }
    >
      <p role="alert">{a('unknownResult')}</p>
    </Dialog>
  );
}
