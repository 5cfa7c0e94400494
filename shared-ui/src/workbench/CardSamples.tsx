import { useLanguage } from '@mrw/shared-contracts';
import { Card, CardLink, Divider } from '../cards/Card';
import { Badge, Chip, type Tone } from '../cards/Chip';
import { ExpiryChip } from '../cards/ExpiryChip';
import { DefinitionList, KeyFacts } from '../cards/KeyFacts';
import { formatDate, formatMoney, formatPoints } from '../formatters';
import { CardGrid, gridColumns } from '../lists/CardGrid';
import { Collapsible } from '../long-text/Collapsible';
import { SafeHtml } from '../long-text/SafeHtml';
import { Breadcrumb } from '../page-layout/Breadcrumb';
import { Section } from '../page-layout/Section';
import { Picture } from '../pictures/Picture';
import { PictureSlider } from '../pictures/PictureSlider';
import { words } from './sample-texts';
import { samplePicture } from './sample-picture';
import s from './workbench.module.css';

const tones: readonly Tone[] = ['neutral', 'jade', 'urgent', 'gold', 'ok', 'warn', 'err', 'info'];
const now = Date.parse('2026-11-21T09:00:00+08:00');

export function CardSamples() {
  const language = useLanguage();
  const w = words[language];
  const until = formatDate('2026-12-03T23:59:59+08:00', language);
  return (
    <>
      <Breadcrumb
        items={[
          { label: w.brand, to: '/home' },
          { label: w.points, to: '/offer/LATEST' },
          { label: w.offer },
        ]}
      />
      <Section title="Chips and badges">
        <div className={s.row}>
          {tones.map((tone) => (
            <Chip key={tone} tone={tone} icon="clock">
              {w.left} 2
            </Chip>
          ))}
          <ExpiryChip end={now} now={now} />
          <ExpiryChip end={now + 3 * 86_400_000} now={now} />
          <ExpiryChip end={now - 1} now={now} />
          <Badge count={3} label={w.points} />
          <Badge count={120} />
        </div>
      </Section>
      <Section title="Cards">
        <CardGrid columns={gridColumns.coupons}>
          {[0, 1, 2, 3].map((n) => (
            <CardLink key={n} to="/campaign/101">
              <Picture src={n === 3 ? null : samplePicture(n)} alt="" ratio="16/10" />
              <div style={{ padding: 16 }}>
                <p>{n === 2 ? w.brand : w.offer}</p>
                <p>{formatPoints(12_345)}</p>
                <Chip tone="jade">{w.left} 8</Chip>
              </div>
            </CardLink>
          ))}
        </CardGrid>
      </Section>
      <Section title="Facts">
        <Card as="section">
          <KeyFacts
            facts={[
              { label: w.points, value: '1,200' },
              { label: w.valid, value: until },
              { label: w.left, value: '8', urgent: true },
            ]}
          />
          <Divider />
          <DefinitionList
            items={[
              { label: w.brand, value: w.offer },
              { label: w.points, value: formatMoney(-1234.5), urgent: true },
              { label: w.valid, value: until },
            ]}
          />
        </Card>
      </Section>
      <Section title="Pictures and text">
        <div className={s.half}>
          <PictureSlider
            ratio="16/10"
            pictures={[0, 1, 2].map((n) => ({ src: samplePicture(n), alt: `${w.brand} ${n + 1}` }))}
            onOpen={() => undefined}
          />
          <Collapsible text={w.long} />
          <SafeHtml
            html={`<h3>${w.brand}</h3><ul><li>${w.offer}</li><li><a href="https://example.com">${w.valid}</a></li></ul><script>1</script>`}
          />
        </div>
      </Section>
    </>
  );
}
