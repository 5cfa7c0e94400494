import { readPage, readResource, type Host } from '@mrw/shared-contracts';
import { verification } from '@mrw/shared-contracts/api/participation';
import { linkEarningRule, type LinkEarningRule } from '@mrw/shared-contracts/api/stamps';
import type { Unknown } from '../lost-answer/find-out';
import { earn, refusalOf, type EarnOutcome, type Proof } from '../earning/earn';

/** Verifies the code or the place, then takes part. Never rejects. */
export async function doTask(
  host: Host,
  uid: string,
  campaignId: string,
  task: LinkEarningRule,
  proof: Proof,
): Promise<EarnOutcome | Unknown<EarnOutcome>> {
  try {
    await readResource(host.http.campaign, verificationOf(campaignId, task, proof), verification);
  } catch (error) {
    return refusalOf(error);
  }
  const wasEarned = async () => {
    const url = `/stamp_campaigns/${campaignId}/link_earning_rules`;
    const { items } = await readPage(host.http.campaign, { url }, linkEarningRule);
    const now = items.find(({ id }) => id === task.id);
    return (now?.completed_times ?? 0) > task.completed_times;
  };
  return earn({ host, uid, campaignId, proof, stampRule: task.id, wasEarned });
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
