import { useStrings } from '@mrw/shared-contracts';
import { EmptyState, LinkButton, OfflineStrip, PageLayout, usePhone } from '@mrw/shared-ui';
import { useState } from 'react';
import { ListStates } from '../../common/lists/list-states';
import { MoreRows } from '../../common/lists/more-rows';
import { RefreshList } from '../../common/lists/refresh-list';
import { MasterDetail } from '../../common/master-detail/master-detail';
import { MasterList, MasterRow } from '../../common/master-detail/master-list';
import { ClaimItem } from './claim-item';
import { ClaimPanel } from './claim-panel';
import { ClaimSentCard } from './claim-sent-card';
import { selectedId, type Selection } from './selection';
import { rewardClaimStrings } from './strings';
import { claimsKey, useClaims } from './use-claims';

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
        <>
          <RefreshList lists={claimsKey} />
          {/* On a phone there is room for the words only beside the title. */}
          <LinkButton to="/transaction/create" {...(phone ? {} : { icon: 'camera' })}>
            {t('upload')}
          </LinkButton>
        </>
      }
    >
      <ClaimSentCard />
      <OfflineStrip savedAt={list.readAt} />
      <ListStates list={list} outOfReach empty={{ illustration: 'receipt', message: t('empty') }}>
        <MasterDetail
          scroll="page"
          detailLabel={t('detail')}
          list={
            <>
              <MasterList label={t('claims')}>
                {list.items.map((claim) => (
                  <MasterRow key={claim.id}>
                    <ClaimItem
                      claim={claim}
                      selected={claim.id === open}
                      onSelect={() => {
                        setSelection({ kind: 'chosen', id: claim.id });
                      }}
                    />
                  </MasterRow>
                ))}
              </MasterList>
              <MoreRows list={list} />
            </>
          }
          detail={
            open === null ? (
              <EmptyState illustration="receipt" message={t('choose')} />
            ) : (
              <ClaimPanel
                key={open}
                id={open}
                heading={2}
                onDeleted={() => {
                  setSelection({ kind: 'none' });
                }}
              />
            )
          }
        />
      </ListStates>
    </PageLayout>
  );
}
