import { useStrings } from '@mrw/shared-contracts';
import { Button, Card, Section } from '@mrw/shared-ui';
import { useState } from 'react';
import type { Expiring, ListedExpiring, Period } from './expiring';
import { ExpiringRows } from './expiring-rows';
import { expiryCentreStrings } from './strings';

/** Rows of a period before Show all. */
const first = 10;

type Props = {
  period: Period;
  items: readonly ListedExpiring[];
  now: number;
  onExport(item: Expiring): void;
};

/** What ends in one period, the soonest first. */
export function ExpiringGroup({ period, items, now, onExport }: Props) {
  const t = useStrings(expiryCentreStrings);
  const [whole, setWhole] = useState(false);
  const hidden = whole ? 0 : Math.max(0, items.length - first);
  return (
    <Card>
      <Section title={t(period)}>
        <ExpiringRows items={whole ? items : items.slice(0, first)} now={now} onExport={onExport} />
        {hidden > 0 && (
          <Button
            variant="quiet"
            wide
            onClick={() => {
              setWhole(true);
            }}
          >
            {t('showMore', { count: hidden })}
          </Button>
        )}
      </Section>
    </Card>
  );
}
