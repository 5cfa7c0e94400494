import { useHost, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { LinkButton, useNow } from '@mrw/shared-ui';
import { Action } from '../action-bar/action-bar';
import { availabilityOf } from '../../campaigns/availability';
import { earningStrings } from './strings';

type Props = {
  campaign: Campaign;
  /** The action of the page, at the lower edge of phones. */
  inBar?: boolean;
};

/** The way to claim a purchase by its receipt, while the campaign counts purchases. */
export function SendReceipt({ campaign, inBar = false }: Props) {
  const t = useStrings(earningStrings);
  const { shortcuts } = useHost().config;
  const now = useNow();
  if (!shortcuts || availabilityOf(campaign, now).kind !== 'open') return null;
  const link = (
    <LinkButton wide variant={inBar ? 'filled' : 'outline'} icon="receipt" to="/transaction/create">
      {t('receipt')}
    </LinkButton>
  );
  return inBar ? <Action>{link}</Action> : link;
}
