import { failureOf, readPage, readResource, type Host } from '@mrw/shared-contracts';
import { verification } from '@mrw/shared-contracts/api/participation';
import { linkEarningRule, type LinkEarningRule } from '@mrw/shared-contracts/api/stamps';
import { refusedAs } from '../acquire/refused';
import { earn, type EarnResult, type Proof } from '../earning/earn';
import { remember } from '../unknown-outcome/remember';

type TaskDone = {
  host: Host;
  uid: string;
  campaignId: string;
  task: LinkEarningRule;
  proof: Proof;
  onUnclear(): void;
};

/** Verifies the code or the location, then takes part. Never rejects. */
export async function doTask({ task, ...act }: TaskDone): EarnResult {
  const { host, campaignId, proof } = act;
  try {
    await readResource(host.http.campaign, verificationOf(campaignId, task, proof), verification);
  } catch (error) {
    const failure = failureOf(error);
    // Nothing was done: the verification has no effect.
    return failure.kind === 'refused' ? refusedAs(failure, 'coupon') : { kind: 'failed' };
  }
  const isDone = await remember(
    async (options) => {
      const url = `/stamp_campaigns/${campaignId}/link_earning_rules`;
      const { items } = await readPage(host.http.campaign, { url, ...options }, linkEarningRule);
      return items.find(({ id }) => id === task.id)?.completed_times ?? 0;
    },
    (times, now) => now > times,
  );
  return earn({ ...act, stampRule: task.id, isDone });
}

function verificationOf(campaignId: string, task: LinkEarningRule, proof: Proof) {
  return proof.kind === 'code'
    ? {
        method: 'post',
        url: `/campaigns/${campaignId}/qr_code_verification`,
        data: { qr_code: proof.code, earning_rule: task.id },
      }
    : { method: 'post', url: `/campaigns/${campaignId}/gps_verification`, data: proof.position };
}
