import { useStrings } from '@mrw/shared-contracts';
import { Collapsible, Section } from '@mrw/shared-ui';
import type { couponTexts } from './coupon-texts';
import { detailStrings } from './strings';

/** Long texts are collapsed behind "Read more" on phones (§2, §9). */
export function TextSections({ texts }: { texts: ReturnType<typeof couponTexts> }) {
  const t = useStrings(detailStrings);
  const sections = [
    { key: 'instruction', title: texts.instruction?.title ?? t('instruction'), text: texts.instruction },
    { key: 'detail', title: texts.detail?.title ?? t('details'), text: texts.detail },
  ];
  return sections.map(
    ({ key, title, text }) =>
      text && (
        <Section key={key} title={title}>
          <Collapsible text={text.content} title={title} format="html" onlyOnPhone />
        </Section>
      ),
  );
}
