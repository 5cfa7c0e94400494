import { useStrings } from '@mrw/shared-contracts';
import { LinkButton, OfflineStrip, PageLayout, usePhone } from '@mrw/shared-ui';
import { useState } from 'react';
import { ListStates } from '../lists/list-states';
import { MoreItems } from '../lists/more-items';
import { ClaimItem } from './claim-item';
import { ClaimPanel } from './claim-panel';
import s from './reward-claims.module.css';
import { selectedId, type Selection } from './selection';
import { rewardClaimStrings } from './strings';
import { useClaims } from './use-claims';

/** The claims with a detail panel beside them on wide screens (§2). */
export default function ClaimsPage() {
  const t = useStrings(rewardClaimStrings);
  const phone = usePhone();
  const list = useClaims();
  const [selection, setSelection] = useState<Selection>({ kind: 'first' });
  const open = selectedId(
    selection,
    list.items.map(({ id }) => id),
  );
  return (
    <PageLayout
      title={t('title')}
      actions={
        <LinkButton to="/transaction/create" icon="camera">
          {t('upload')}
        </LinkButton>
      }
    >
      <OfflineStrip />
      <ListStates list={list} empty={{ illustration: 'receipt', message: t('empty') }}>
        <div className={phone ? undefined : s.panes}>
          <div>
            <ul aria-label={t('claims')} className={s.items}>
              {list.items.map((claim) => (
                <li key={claim.id} className={s.row}>
                  <ClaimItem
                    claim={claim}
                    selected={claim.id === open}
                    onSelect={() => {
                      setSelection({ kind: 'chosen', id: claim.id });
                    }}
                  />
                </li>
              ))}
            </ul>
            <MoreItems list={list} />
          </div>
          {!phone && (
            <section aria-label={t('detail')} className={s.panel}>
              {open === null ? (
                <p className={s.hint}>{t('choose')}</p>
              ) : (
                <ClaimPanel
                  key={open}
                  id={open}
                  heading={2}
                  onDeleted={() => {
                    setSelection({ kind: 'none' });
                  }}
                />
              )}
            </section>
          )}
        </div>
      </ListStates>
    </PageLayout>
  );
}
