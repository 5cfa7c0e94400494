import { useStrings } from '@mrw/shared-contracts';
import {
  Button,
  DefinitionList,
  formatInteger,
  formatMoney,
  Icon,
  useTooManyTriesText,
} from '@mrw/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { OpenApp } from '../open-app/open-app';
import type { Refusal, RedemptionState } from './redemption-state';
import s from './result-panel.module.css';
import { resultStrings } from './strings';

const refusalTexts = {
  targeted: 'targeted',
  unclear: 'unclear',
  'already-redeemed': 'alreadyRedeemed',
} as const;

type Props = { state: RedemptionState; onCheck(): void; onAgain(): void };

/** How the redemption ended (§2, §8). */
export function ResultPanel({ state, onCheck, onAgain }: Props) {
  const t = useStrings(resultStrings);
  const waitOf = useTooManyTriesText();
  const textOf = (refusal: Refusal) =>
    refusal.reason === 'too-many-tries' ? waitOf(refusal) : t(refusalTexts[refusal.reason]);
  switch (state.kind) {
    case 'redeemed':
      return (
        <Panel tone="done" title={t('redeemed')}>
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
        <Panel tone="failed" title={t(state.refusal.reason === 'unclear' ? 'unclearTitle' : 'failed')}>
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
        <Panel tone="failed" title={t('unknownTitle')}>
          <p>{t('unknown')}</p>
          <Button wide icon="refresh" onClick={onCheck}>
            {t('check')}
          </Button>
        </Panel>
      );
    case 'no-code':
      return (
        <Panel tone="failed" title={t('failed')}>
          <p>{t('generic')}</p>
          <p className={s.more}>{t('noCode')}</p>
        </Panel>
      );
    default:
      return null;
  }
}

function Panel({ tone, title, children }: { tone: 'done' | 'failed'; title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section className={s.panel} data-tone={tone}>
      <Icon name={tone === 'done' ? 'done' : 'alert'} size={48} className={s.icon} />
      <h2 ref={heading} tabIndex={-1} className={s.title}>
        {title}
      </h2>
      <div className={s.content}>{children}</div>
    </section>
  );
}
