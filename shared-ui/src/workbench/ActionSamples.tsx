import { useLanguage } from '@mrw/shared-contracts';
import { useState } from 'react';
import { Button } from '../buttons/Button';
import { ExternalLink } from '../buttons/ExternalLink';
import { IconButton } from '../buttons/IconButton';
import { LinkButton } from '../buttons/LinkButton';
import { TextLink } from '../buttons/TextLink';
import { Icon } from '../icons/Icon';
import { icons, type IconName } from '../icons/icons';
import { Section } from '../page-layout/Section';
import { ProgressLine } from '../progress/ProgressLine';
import { SegmentedTabs } from '../tabs/SegmentedTabs';
import { TabBar } from '../tabs/TabBar';
import { words } from './sample-texts';
import s from './workbench.module.css';

const isIcon = (name: string): name is IconName => name in icons;
const iconNames = Object.keys(icons).filter(isIcon);

export function ActionSamples() {
  const w = words[useLanguage()];
  const [segment, setSegment] = useState<'a' | 'b' | 'c'>('a');
  const tabs = Array.from({ length: 14 }, (_, n) => ({
    id: `t${n}`,
    label: `${w.brand} ${n + 1}`,
    to: '/home',
  }));
  return (
    <>
      <Section title="Buttons">
        <div className={s.row}>
          <Button>{w.redeem}</Button>
          <Button variant="outline" icon="filter">
            {w.redeem}
          </Button>
          <Button variant="quiet">{w.redeem}</Button>
          <Button variant="danger" icon="trash">
            {w.redeem}
          </Button>
          <Button busy busyLabel={w.redeeming}>
            {w.redeem}
          </Button>
          <Button variant="outline" busy>
            {w.redeem}
          </Button>
          <Button disabled disabledReason={w.reason}>
            {w.redeem}
          </Button>
          <LinkButton to="/home" variant="outline" icon="card">
            {w.redeem}
          </LinkButton>
        </div>
        <Button wide>{w.redeem}</Button>
      </Section>
      <Section title="Links" action={<TextLink to="/home">View all</TextLink>}>
        <div className={s.row}>
          <ExternalLink href="https://example.com/">{w.brand}</ExternalLink>
          <ExternalLink href="tel:+85230000000" icon="phone">
            +852 3000 0000
          </ExternalLink>
          <ExternalLink href="https://example.com/" look="outline" icon="directions">
            {w.brand}
          </ExternalLink>
          <IconButton icon="share" label="Share" />
          <IconButton icon="copy" label="Copy" disabled />
        </div>
      </Section>
      <Section title="Tabs">
        <div className={s.stack}>
          <TabBar label="Categories" tabs={tabs} selected="t1" />
          <SegmentedTabs
            label={w.points}
            selected={segment}
            onSelect={setSegment}
            tabs={[
              { id: 'a', label: w.valid },
              { id: 'b', label: w.left },
              { id: 'c', label: w.points },
            ]}
          >
            <p>{w.long}</p>
          </SegmentedTabs>
          <ProgressLine busy />
        </div>
      </Section>
      <Section title="Icons">
        <div className={s.row}>
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </Section>
    </>
  );
}
