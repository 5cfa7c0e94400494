import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { ReactNode } from 'react';
import type { EarnOutcome, EarnResult, Proof } from './earn';

export type EarnActionProps = {
  /** Of the rule or the task: there may be several on a page. */
  id: string;
  campaign: Campaign;
  type: 'QR_CODE_SCANNING' | 'GPS_CHECK_IN' | 'MEMBER_REFERRAL';
  givesCoupon: boolean;
  /**
   * Sends the proof and returns the outcome. Never rejects.
   *
   * @param onUnclear called when the response does not tell the outcome, and it is being read back
   */
  onProof(proof: Proof, onUnclear: () => void): EarnResult;
  /** Called once with the outcome, also when it was resolved later. */
  onOutcome(outcome: EarnOutcome): void;
  disabled?: boolean;
  disabledReason?: ReactNode;
  disabledLabel?: string | null;
  look?: 'filled' | 'outline';
  /** The action of the page: in its bar on phones. */
  inBar?: boolean;
};
