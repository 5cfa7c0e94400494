import { useStrings } from '@mrw/shared-contracts';
import { Collapsible, Section } from '@mrw/shared-ui';
import type { couponTexts } from './coupon-texts';
import { detailStrings } from './strings';

/** Long texts are collapsed behind "Read more" on phones (§2, §9). */
export function TextSections({ texts }: { texts: ReturnType<typeof couponTexts> }) {
  const t = useStrings(detailStrings);
  return (
    <>
      {texts.instruction && (
        <Section title={texts.instruction.title ?? t('instruction')}>
          <Collapsible text={texts.instruction.content} format="html" onlyOnPhone />
        </Section>
      )}
      {texts.detail && (
        <Section title={texts.detail.title ?? t('details')}>
          <Collapsible text={texts.detail.content} format="html" onlyOnPhone />
        </Section>
      )}
    </>
  );
}
