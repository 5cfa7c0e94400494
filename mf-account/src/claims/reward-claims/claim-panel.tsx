import { useHost, useKept, useStrings } from '@mrw/shared-contracts';
import { Button, ConfirmDialog, useOfflineReason } from '@mrw/shared-ui';
import { useBalanceBefore } from '@mrw/shared-ui/gain';
import { useFailedWrite } from '../../common/calls/use-failed-write';
import { DetailStates } from '../../common/details/detail-states';
import { ClaimGain } from './claim-gain';
import { ClaimView } from './claim-view';
import s from './reward-claims.module.css';
import { rewardClaimStrings } from './strings';
import { StatusNews } from './status-news';
import { useClaim, useDeleteClaim } from './use-claims';
import { useDecision } from './use-decision';

type Props = { id: string; heading: 1 | 2; onDeleted(): void };

/** One claim, in the panel of wide screens or on its own page. */
export function ClaimPanel({ id, heading, onDeleted }: Props) {
  const t = useStrings(rewardClaimStrings);
  const { config, notify } = useHost();
  const reading = useClaim(id);
  const decided = useDecision(id, reading.data?.offline_event_type);
  const before = useBalanceBefore(reading.data?.offline_event_type === 'WAITING_FOR_APPROVAL');
  const remove = useDeleteClaim(id);
  const messageOf = useFailedWrite();
  const offline = useOfflineReason();
  const [asking, setAsking] = useKept(`deletion of claim ${id} asked for`, false);

  const confirmed = () => {
    remove.send(undefined, {
      onDone: () => {
        notify.toast(t('deleted'));
        onDeleted();
      },
      onFailed: (error) => {
        setAsking(false);
        notify.toast(messageOf(error, t('checkBackLater')), 'failed');
      },
    });
  };

  return (
    <>
      {decided === 'APPROVED' && config.gainSheet && reading.data ? (
        <ClaimGain claim={reading.data} before={before} />
      ) : (
        decided && <StatusNews key={decided} status={decided} />
      )}
      <DetailStates query={reading} outOfReach>
        {(claim) => <ClaimView claim={claim} heading={heading} />}
      </DetailStates>
      {reading.data?.offline_event_type === 'WAITING_FOR_APPROVAL' && (
        <div className={s.delete}>
          <Button
            variant="danger"
            icon="trash"
            disabled={offline !== null}
            disabledReason={offline}
            onClick={() => {
              setAsking(true);
            }}
          >
            {t('delete')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking && decided === null}
        title={t('deleteTitle')}
        message={t('deleteQuestion')}
        confirmLabel={t('delete')}
        tone="danger"
        busy={remove.busy}
        onConfirm={confirmed}
        onClose={() => {
          setAsking(false);
        }}
      />
    </>
  );
}
