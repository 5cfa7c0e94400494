import { useHost, useLanguage, usePagedList, useStrings, type PagedList } from '@mrw/shared-contracts';
import { pageParameters, pageSizes } from '@mrw/shared-contracts/api/paging';
import { store } from '@mrw/shared-contracts/api/stores';
import { scrollDistance } from '@mrw/shared-contracts/constants';
import { SearchField } from '@mrw/shared-ui/choice';
import { useCallback, useRef, useState } from 'react';
import { ListStates } from '../../common/lists/list-states';
import { MoreRows } from '../../common/lists/more-rows';
import s from './claim-create.module.css';
import { claimCreateStrings } from './strings';

export type Tenant = { id: string; name: string };

/** Stores by name, ten at a time (§7). */
export function TenantSearch({
  chosen,
  onChoose,
}: {
  chosen: string | null;
  onChoose(tenant: Tenant): void;
}) {
  const t = useStrings(claimCreateStrings);
  const [name, setName] = useState('');
  const list = useAnswered(useTenants(name));
  const search = useRef<HTMLInputElement>(null);
  // The focused store is not in the next result: the focus moves to the search.
  const leadBack = useCallback(
    (button: HTMLButtonElement | null) => () => {
      if (button?.matches(':focus')) search.current?.focus();
    },
    [],
  );
  return (
    <div className={s.search}>
      <SearchField
        ref={search}
        label={t('searchTenant')}
        clearLabel={t('clearSearch')}
        words={name}
        onChange={setName}
      />
      <ListStates list={list} empty={{ illustration: 'search', message: t('noMatch') }}>
        <ul aria-label={t('stores')} className={s.stores}>
          {list.items.map((item) => (
            <li key={item.id}>
              <button
                ref={leadBack}
                type="button"
                className={s.store}
                aria-current={item.id === chosen || undefined}
                onClick={() => {
                  onChoose({ id: item.id, name: item.name });
                }}
              >
                <span>{item.name}</span>
                {item.address && <span className={s.address}>{item.address}</span>}
              </button>
            </li>
          ))}
        </ul>
        <MoreRows list={list} distance={scrollDistance.picker} />
      </ListStates>
    </div>
  );
}

function useTenants(name: string) {
  const { http } = useHost();
  const language = useLanguage();
  return usePagedList({
    key: ['tenants', name],
    client: http.store,
    first: {
      url: '/stores',
      params: {
        sort: 'name',
        ...pageParameters(pageSizes.tenants),
        ...(name === '' ? {} : { name, language }),
      },
    },
    item: store,
  });
}

/** The previous items stay until the next ones are loaded. */
function useAnswered<Item>(list: PagedList<Item>): PagedList<Item> {
  const [last, setLast] = useState(list);
  if (list.readAt !== null && list.readAt !== last.readAt) setLast(list);
  return list.state === 'loading'
    ? { ...list, items: last.items, state: last.state, refreshing: true }
    : list;
}
