import { useHost, useStrings } from '@mrw/shared-contracts';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import { Button, ConfirmDialog, NetworkErrorState, ProgressLine, useMinimumVisible } from '@mrw/shared-ui';
import { useState } from 'react';
import { RowSkeletons } from '../lists/list-states';
import { ClaimView } from './claim-view';
import s from './reward-claims.module.css';
import { rewardClaimStrings } from './strings';
import { useClaim, useDeleteClaim } from './use-claims';

type Props = { id: string; heading: 1 | 2; onDeleted(): void };

/** One claim, in the panel of wide screens or on a page of its own. */
export function ClaimPanel({ id, heading, onDeleted }: Props) {
  const t = useStrings(rewardClaimStrings);
  const { notify } = useHost();
  const { data: claim, isPending, isError, isFetching, refetch } = useClaim(id);
  const busy = useMinimumVisible(isPending, minimumVisible.firstLoad);
  const remove = useDeleteClaim();
  const [asking, setAsking] = useState(false);

  const confirmed = () => {
    remove.mutate(id, {
      onSuccess: () => {
        notify.toast(t('deleted'));
        onDeleted();
      },
      onError: () => {
        setAsking(false);
        notify.toast(t('checkBackLater'), 'failed');
      },
    });
  };

  return (
    <div aria-busy={isPending}>
      <ProgressLine busy={busy} />
      {isPending && <RowSkeletons />}
      {isError && !claim && <NetworkErrorState onRetry={() => void refetch()} busy={isFetching} />}
      {claim && <ClaimView claim={claim} heading={heading} />}
      {claim?.offline_event_type === 'WAITING_FOR_APPROVAL' && (
        <div className={s.delete}>
          <Button
            variant="danger"
            icon="trash"
            onClick={() => {
              setAsking(true);
            }}
          >
            {t('delete')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={t('deleteTitle')}
        message={t('deleteQuestion')}
        confirmLabel={t('delete')}
        tone="danger"
        busy={remove.isPending}
        onConfirm={confirmed}
        onClose={() => {
          setAsking(false);
        }}
      />
    </div>
  );
}
