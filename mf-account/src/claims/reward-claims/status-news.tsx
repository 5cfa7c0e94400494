import { useStrings } from '@mrw/shared-contracts';
import type { ClaimStatus } from '@mrw/shared-contracts/api/claims';
import { Notice } from '@mrw/shared-ui';
import { useEffect, useRef } from 'react';
import { statusTones } from './claim-names';
import { rewardClaimStrings } from './strings';

/** The decision on a claim that was in review while it is open: told, in view and focused. */
export function StatusNews({ status }: { status: ClaimStatus }) {
  const t = useStrings(rewardClaimStrings);
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    news.current?.focus();
  }, []);
  return (
    <div ref={news} tabIndex={-1}>
      <Notice tone={statusTones[status]} live>
        {t('decided', { status: t(status) })}
      </Notice>
    </div>
  );
}
