import type { Language } from '@mrw/shared-contracts';
import type { Claim, ClaimStatus } from '@mrw/shared-contracts/api/claims';
import type { Tone } from '@mrw/shared-ui';
import { formatMoney } from '@mrw/shared-ui/formatters';

/** What stands where a record misses a name or an amount. */
const missing = '–';

/** The name of the shop in the language of the site. */
export function tenantName({ store }: Claim, language: Language): string {
  return (
    store.translations.find((candidate) => candidate.language === language)?.name || store.name || missing
  );
}

export const amountText = ({ total_value: amount }: Claim): string =>
  amount === null ? missing : formatMoney(amount);

export const statusTones: Readonly<Record<ClaimStatus, Tone>> = {
  WAITING_FOR_APPROVAL: 'info',
  APPROVED: 'ok',
  REJECTED: 'err',
  RECALLED: 'warn',
};
