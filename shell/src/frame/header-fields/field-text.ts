import type { DeploymentProfile, HeaderField, Member } from '@mrw/shared-contracts';
import { formatInteger, formatMoney, formatPoints } from '@mrw/shared-ui/formatters';

export type FieldText =
  | { kind: 'plain'; text: string }
  | { kind: 'greeting' }
  | { kind: 'welcome'; app: string }
  /** `whole` is the balance where `points` abbreviates it, else null. */
  | { kind: 'points'; points: string; whole: string | null }
  | { kind: 'cash'; cash: string }
  | { kind: 'pointWithCash'; points: string; cash: string; whole: string | null };

/**
 * The member data in the header, field by field as the deployment configures it (§2, Q-048). An unknown value leaves
 * its field out, and so does the level without level pages.
 */
export function headerFields(
  profile: Pick<DeploymentProfile, 'headerFields' | 'pointsPerCashDollar' | 'flags'>,
  member: Member,
  appName: string,
): readonly FieldText[] {
  const fields = profile.headerFields.filter((field) => field !== 'level_name' || profile.flags.levels);
  return fields.flatMap((field) => fieldText(field, profile.pointsPerCashDollar, member, appName));
}

function fieldText(field: HeaderField, rate: number, member: Member, app: string): FieldText | [] {
  const account = member.pointAccount;
  const points = account ? formatPoints(account.balance) : null;
  const exact = account ? formatInteger(account.balance) : null;
  const whole = exact === points ? null : exact;
  const cash = account ? formatMoney(Math.floor(account.balance / rate)) : null;
  switch (field) {
    case 'display_name':
      return { kind: 'plain', text: member.displayName };
    case 'app_name':
      return { kind: 'plain', text: app };
    case 'level_name':
      return account ? { kind: 'plain', text: account.current_level_data.name } : [];
    case 'greeting':
      return { kind: 'greeting' };
    case 'welcome':
      return { kind: 'welcome', app };
    case 'points':
      return points ? { kind: 'points', points, whole } : [];
    case 'cash':
      return cash ? { kind: 'cash', cash } : [];
    case 'point_with_cash':
      return points && cash ? { kind: 'pointWithCash', points, cash, whole } : [];
  }
}
