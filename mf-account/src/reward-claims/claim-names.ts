import type { Language } from '@mrw/shared-contracts';
import type { Claim, ClaimStatus } from '@mrw/shared-contracts/api/claims';
import type { Tone } from '@mrw/shared-ui';

/** The name of the shop in the language of the site. */
export function tenantName({ store }: Claim, language: Language): string {
  return store.translations.find((candidate) => candidate.language === language)?.name ?? store.name;
}

export const statusTones: Readonly<Record<ClaimStatus, Tone>> = {
  WAITING_FOR_APPROVAL: 'info',
  APPROVED: 'ok',
  REJECTED: 'err',
  RECALLED: 'warn',
};
