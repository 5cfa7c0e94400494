import { useStateStream, useStrings } from '@mrw/shared-contracts';
import { Button } from '@mrw/shared-ui';
import { useEffect, useState } from 'react';
import { useKernel } from '../kernel-context/kernel-context';
import { countFailure } from './count-failure';
import { laterStrings } from './later-strings';

export type LaterFailureProps = {
  remote: string;
  /** Of the version that failed after its start. */
  base: string;
  onRetry(): Promise<void>;
};

/**
 * Counts the failure against the version and offers the one before it, where there is one: the visitor decides, because
 * another version loses what was entered. After two failures the next mount takes it anyway.
 */
export function LaterFailure({ remote, base, onRetry }: LaterFailureProps) {
  const t = useStrings(laterStrings);
  const { deployment } = useKernel();
  const running = useStateStream(deployment.remotes$)[remote];
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    countFailure(deployment.failures, base);
    // The page does not name the version before; the manifest does.
    void deployment.isStale(remote, base);
  }, [base, deployment, remote]);
  const leave = async () => {
    setLeaving(true);
    countFailure(deployment.failures, base, 2);
    await onRetry();
    setLeaving(false);
  };
  if (running?.base !== base || !running.previous) return null;
  return (
    <Button variant="outline" busy={leaving} busyLabel={t('leaving')} onClick={() => void leave()}>
      {t('leave')}
    </Button>
  );
}
