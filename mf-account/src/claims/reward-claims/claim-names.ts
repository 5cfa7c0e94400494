import type { Language } from '@mrw/shared-contracts';
import type { Claim, ClaimStatus } from '@mrw/shared-contracts/api/claims';
import type { Tone } from '@mrw/shared-ui';
import { formatMoney } from '@mrw/shared-ui/formatters';

/** Placeholder for a missing name or amount. */
const missing = '–';

/** The store name in the language of the site. */
export function tenantName({ store }: Claim, language: Language): string {
  const named = (wanted: Language) =>
    store.translations.find((translation) => translation.language === wanted)?.name;
  return named(language) || store.name || named('en') || missing;
}

/** Name and picture of the brand; the picture of the store when the brand has none (§3). */
export const brandOf = ({ store }: Claim) => ({
  name: store.brand?.name || null,
  icon: store.brand?.icon_url ?? store.icon_url,
});

export const amountText = ({ total_value: amount }: Claim): string =>
  amount === null ? missing : formatMoney(amount);

export const statusTones = {
  WAITING_FOR_APPROVAL: 'info',
  APPROVED: 'ok',
  REJECTED: 'err',
  RECALLED: 'warn',
} as const satisfies Readonly<Record<ClaimStatus, Tone>>;
