import { useStrings } from '@mrw/shared-contracts';
import {
  Button,
  DefinitionList,
  formatInteger,
  formatMoney,
  Icon,
  useTooManyTriesText,
} from '@mrw/shared-ui';
import type { ReactNode, Ref } from 'react';
import { OpenApp } from '../open-app/open-app';
import type { Refusal, RedemptionState } from './redemption-state';
import s from './result-panel.module.css';
import { resultStrings } from './strings';

const refusalTexts = {
  targeted: 'targeted',
  unclear: 'unclear',
  'already-redeemed': 'alreadyRedeemed',
} as const;

type Heading = { heading: Ref<HTMLHeadingElement> };
type Props = Heading & { state: RedemptionState; onCheck(): void; onAgain(): void };

/** How the redemption ended (§2, §8). */
export function ResultPanel({ heading, state, onCheck, onAgain }: Props) {
  const t = useStrings(resultStrings);
  const waitOf = useTooManyTriesText();
  const textOf = (refusal: Refusal) =>
    refusal.reason === 'too-many-tries' ? waitOf(refusal) : t(refusalTexts[refusal.reason]);
  switch (state.kind) {
    case 'redeemed':
      return (
        <Panel heading={heading} tone="done" title={t('redeemed')}>
          <DefinitionList
            items={[
              { label: t('pointsAdded'), value: t('points', { points: formatInteger(state.added.points) }) },
              { label: t('cashAdded'), value: formatMoney(state.added.cashValue) },
            ]}
          />
          <OpenApp />
        </Panel>
      );
    case 'refused':
      return (
        <Panel
          heading={heading}
          tone="failed"
          title={t(state.refusal.reason === 'unclear' ? 'unclearTitle' : 'failed')}
        >
          <p>{textOf(state.refusal)}</p>
          {state.refusal.reason === 'already-redeemed' && state.refusal.untouched && (
            <p className={s.more}>{t('untouched')}</p>
          )}
          <Button variant="outline" wide onClick={onAgain}>
            {t('again')}
          </Button>
        </Panel>
      );
    case 'unknown':
      return (
        <Panel heading={heading} tone="failed" title={t('unknownTitle')}>
          <p>{t('unknown')}</p>
          <Button wide icon="refresh" onClick={onCheck}>
            {t('check')}
          </Button>
        </Panel>
      );
    case 'no-code':
      return (
        <Panel heading={heading} tone="failed" title={t('failed')}>
          <p>{t('generic')}</p>
          <p className={s.more}>{t('noCode')}</p>
        </Panel>
      );
    default:
      return null;
  }
}

type PanelProps = Heading & { tone: 'done' | 'failed'; title: string; children: ReactNode };

function Panel({ heading, tone, title, children }: PanelProps) {
  return (
    <section className={s.panel} data-tone={tone}>
      <Icon name={tone === 'done' ? 'done' : 'alert'} size={48} className={s.icon} />
      <h2 ref={heading} className={s.title}>
        {title}
      </h2>
      <div className={s.content}>{children}</div>
    </section>
  );
}
