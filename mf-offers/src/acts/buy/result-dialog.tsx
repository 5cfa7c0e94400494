import { safeRedirect, useHost, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { Button, Dialog } from '@mrw/shared-ui';
import { useNavigate } from 'react-router-dom';
import { acquireStrings } from '../acquire/acquire-strings';
import { useRefusedText } from '../acquire/refused';
import type { CampaignRoute } from '../../campaigns/campaign-route';
import { Gain } from '../../campaigns/points-change/gain';
import type { BuyOutcome } from './buy-state';
import { buyStrings } from './strings';

type Props = {
  campaign: Campaign;
  /** The balance before the purchase, and its points. */
  spent: { before: number | null; points: number };
  outcome: BuyOutcome;
  route: Pick<CampaignRoute, 'goBackOnSuccess' | 'fromPath'>;
  /** A failure that a later check may correct. */
  pending: boolean;
  onClose(): void;
};

/** The result of a purchase. After a success OK may lead to where the visit began. */
export function ResultDialog({ campaign, outcome, spent, route, pending, onClose }: Props) {
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
      <Gain
        modal
        campaign={campaign}
        title={t('successTitle')}
        gained={t('success', { count: outcome.quantity })}
        before={spent.before}
        points={-spent.points}
        couponId={outcome.couponId}
        more={
          <Button
            variant={outcome.couponId === null ? 'filled' : 'quiet'}
            onClick={() => void navigate('/user/myCoupon')}
          >
            {t('myCoupons')}
          </Button>
        }
        onClose={onClose}
        onOk={done}
      />
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
