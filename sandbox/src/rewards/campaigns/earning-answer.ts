import type { EarningRule } from '@mrw/shared-contracts/api/earning-rules';
import type { Row } from '../../platform/db/schema';
import { lookUp, sendId } from '../../platform/http/ids';
import { say } from '../../platform/http/language';
import type { Language } from '../../platform/http/language';

type Templates = { templates: ReadonlyMap<number, Row<'coupon_templates'>> };

/** The rule of an earning campaign; the code to scan stays secret. */
export function earningAnswer(
  rule: Row<'earning_rules'> | undefined,
  { templates }: Templates,
  language: Language,
): EarningRule | null {
  if (rule === undefined) return null;
  const template = lookUp(templates, rule.coupon_template_id);
  return {
    id: sendId(rule.id),
    type: rule.type,
    points: rule.points,
    tpe: rule.tpe,
    stamps: rule.stamps,
    coupon_template:
      template === null ? null : { id: sendId(template.id), name: say(template.name, language) },
    radius: rule.radius,
    latitude: rule.latitude,
    longitude: rule.longitude,
  };
}
