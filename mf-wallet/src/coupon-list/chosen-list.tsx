import { useHost, useStrings, type PagedList } from '@mrw/shared-contracts';
import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { matchesWords } from '@mrw/shared-contracts/search/normalize';
import { Button, classes, EmptyState, formatInteger, SelectField } from '@mrw/shared-ui';
import { SearchField } from '@mrw/shared-ui/choice';
import { useLocation, useSearchParams, type Location } from 'react-router-dom';
import { isEndingFirst, wordsOf } from '../coupon-kind/coupon-tabs';
import { isUnreachable } from '../coupon/is-unreachable';
import { choiceStrings } from './choice-strings';
import s from './chosen-list.module.css';
import card from './coupon-card.module.css';
import { CouponList, type CouponListProps } from './coupon-list';

/** The search in what is loaded, for an API without one. Names come in both Chinese scripts: it needs no table of them. */
function withWords(words: string, list: PagedList<Coupon>): PagedList<Coupon> {
  if (words === '' || list.state !== 'ready') return list;
  const items = list.items.filter(({ template, time_slot, store }) =>
    matchesWords(
      words,
      [
        template.name,
        ...template.translations.map(({ name }) => name),
        template.brand?.name ?? '',
        time_slot?.title ?? '',
        store?.name ?? '',
      ],
      null,
    ),
  );
  return { ...list, items, state: items.length === 0 ? 'empty' : 'ready' };
}

/** A tab of the list with a search, and with an order where the API has one (docs/decisions/0009). */
export default function ChosenList({ list, ...rest }: CouponListProps) {
  const t = useStrings(choiceStrings);
  const { config, offlineCard } = useHost();
  const isService = config.couponChoice === 'service';
  const { query, choose } = useChoice();
  // What the device keeps has neither.
  const isKept = offlineCard?.wallet !== undefined && isUnreachable(list.failure);
  const words = wordsOf(query);
  const shown = withWords(isService ? '' : words, list);
  const loaded = list.items.length;
  const found = () => {
    const count = shown.items.length;
    if (!isService) return t('foundLoaded', { found: formatInteger(count), count: loaded });
    return t(list.hasMore ? 'foundFirst' : 'found', { count });
  };
  const none =
    !isService && list.hasMore ? (
      <EmptyState
        message={t('noneLoaded', { count: loaded })}
        action={
          <Button variant="outline" busy={list.loadingMore} onClick={list.loadMore}>
            {t('loadMore')}
          </Button>
        }
      />
    ) : (
      <EmptyState
        message={t('noMatch')}
        action={
          <Button
            variant="outline"
            onClick={() => {
              choose('search', '');
            }}
          >
            {t('clear')}
          </Button>
        }
      />
    );
  return (
    <>
      {!isKept && (list.state !== 'empty' || words !== '') && (
        <Fields sorted={isService && rest.tab !== 'obsolete'} />
      )}
      <p role="status" className={s.found}>
        {words !== '' && shown.state === 'ready' && found()}
      </p>
      <CouponList
        {...rest}
        list={shown}
        byHand={!isService && words !== ''}
        empty={words === '' ? undefined : none}
      />
    </>
  );
}

/** The choice in the address: Back reverts it, a reload and another tab keep it. */
function useChoice() {
  const { state } = useLocation() as Location<unknown>;
  const [query, setQuery] = useSearchParams();
  return {
    query,
    choose: (name: 'search' | 'sort', value: string) => {
      const next = new URLSearchParams(query);
      if (value === '') next.delete(name);
      else next.set(name, value);
      // Letters replace the entry: Back must not step through a word. The state holds the tab.
      setQuery(next, { replace: name === 'search', state, preventScrollReset: true });
    },
  };
}

function Fields({ sorted }: { sorted: boolean }) {
  const t = useStrings(choiceStrings);
  const { query, choose } = useChoice();
  return (
    <div className={classes(card.above, s.tools)}>
      <SearchField
        label={t('search')}
        placeholder={t('example')}
        clearLabel={t('clear')}
        words={wordsOf(query)}
        onChange={(words) => {
          choose('search', words);
        }}
      />
      {sorted && (
        <SelectField
          label={t('sort')}
          value={isEndingFirst(query) ? 'ending' : ''}
          options={[
            { value: '', label: t('newest') },
            { value: 'ending', label: t('ending') },
          ]}
          onChange={({ target }) => {
            choose('sort', target.value);
          }}
        />
      )}
    </div>
  );
}
