import { useMember } from '@mrw/shared-ui/member';
import { CashDollarShortcut } from '@mrw/shared-ui/shortcuts';
import type { ReactNode } from 'react';

/** The cash dollars of the member, above the coupons. */
export default function Cash(): ReactNode {
  return <CashDollarShortcut balance={useMember().pointAccount?.balance ?? null} />;
}
