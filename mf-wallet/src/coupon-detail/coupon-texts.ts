import type { Coupon } from '@mrw/shared-contracts/api/coupons';

type TextSection = { title: string | null; content: string };

/** The sections of a coupon: those of the chosen medium when there are any (§3). */
export function couponTexts({ user_selected_usage_medium: medium, template }: Coupon): {
  instruction: TextSection | null;
  detail: TextSection | null;
} {
  const general = {
    instruction: section(template.instruction_section_title, template.instruction_section_content),
    detail: section(template.detail_section_title, template.detail_section_content),
  };
  if (medium === 'ONLINE') {
    return {
      instruction:
        section(template.online_instruction_section_title, template.online_instruction_section_content) ??
        general.instruction,
      detail:
        section(template.online_detail_section_title, template.online_detail_section_content) ??
        general.detail,
    };
  }
  if (medium === 'OFFLINE') {
    return {
      instruction:
        section(template.offline_instruction_section_title, template.offline_instruction_section_content) ??
        general.instruction,
      detail:
        section(template.offline_detail_section_title, template.offline_detail_section_content) ??
        general.detail,
    };
  }
  return general;
}

function section(title: string | null | undefined, content: string | null | undefined): TextSection | null {
  return content ? { title: title ?? null, content } : null;
}
