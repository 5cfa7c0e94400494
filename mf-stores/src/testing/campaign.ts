import { campaign, type Campaign } from '@mrw/shared-contracts/api/campaigns';
import { readRecord } from '@mrw/shared-contracts/api/reading';

/** A campaign as the store contains it; fields that are not given are empty. */
export function sampleCampaign(id: string, name: string): Campaign {
  const record = readRecord(campaign, { id, name, type: 'COUPON_CAMPAIGN' }, () => undefined);
  if (record === null) throw new Error('A campaign cannot be made of defaults.');
  return record;
}
