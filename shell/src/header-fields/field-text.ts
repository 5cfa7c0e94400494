import type { DeploymentProfile, HeaderField, Member } from '@mrw/shared-contracts';
import { formatInteger, formatMoney, formatPoints } from '@mrw/shared-ui/formatters';

export type FieldText =
  | { kind: 'plain'; text: string }
  | { kind: 'greeting' }
  | { kind: 'welcome'; app: string }
  | { kind: 'points'; points: string }
  | { kind: 'cash'; cash: string }
  | { kind: 'pointWithCash'; points: string; cash: string };

/**
 * The member data in the header, field by field as the deployment configures it (§2, Q-048). An unknown value leaves
 * its field out, and so does the level without level pages. A deployment without the timeline abbreviates points.
 */
export function headerFields(
  profile: Pick<DeploymentProfile, 'headerFields' | 'pointsPerCashDollar' | 'pointsTimeline' | 'flags'>,
  member: Member,
  appName: string,
): readonly FieldText[] {
  const fields = profile.headerFields.filter((field) => field !== 'level_name' || profile.flags.levels);
  const { pointAccount: account } = member;
  const numbers = account && {
    points: (profile.pointsTimeline ? formatInteger : formatPoints)(account.balance),
    cash: formatMoney(Math.floor(account.balance / profile.pointsPerCashDollar)),
  };
  return fields.flatMap((field) => fieldText(field, numbers, member, appName));
}

function fieldText(
  field: HeaderField,
  numbers: { points: string; cash: string } | null,
  member: Member,
  app: string,
): FieldText | [] {
  const account = member.pointAccount;
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
      return numbers ? { kind: 'points', points: numbers.points } : [];
    case 'cash':
      return numbers ? { kind: 'cash', cash: numbers.cash } : [];
    case 'point_with_cash':
      return numbers ? { kind: 'pointWithCash', ...numbers } : [];
  }
}
