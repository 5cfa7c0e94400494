import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { UnknownOutcome } from '@mrw/shared-contracts/outcome/resolve-outcome';
import type { ReactNode } from 'react';
import type { EarnOutcome, Proof } from './earn';

export type EarnActionProps = {
  campaign: Campaign;
  type: 'QR_CODE_SCANNING' | 'GPS_CHECK_IN' | 'MEMBER_REFERRAL';
  givesCoupon: boolean;
  /** Called at the press, before any permission request. */
  onStart?(): void;
  /** Sends the proof and returns the outcome. Never rejects. */
  onProof(proof: Proof): Promise<EarnOutcome | UnknownOutcome<EarnOutcome>>;
  /** Called once with the outcome, also when it was resolved later. */
  onOutcome(outcome: EarnOutcome): void;
  disabled?: boolean;
  disabledReason?: ReactNode;
  disabledLabel?: string | null;
  look?: 'filled' | 'outline';
  /** The action of the page: in its bar on phones. */
  inBar?: boolean;
};
