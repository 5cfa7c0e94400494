import { useStrings } from '@mrw/shared-contracts';
import type { Store } from '@mrw/shared-contracts/api/stores';
import { PartialFailure } from '@mrw/shared-ui';
import { useQuery } from '@tanstack/react-query';
import s from './lazy-store-map.module.css';
import { directoryStrings } from './strings';

/** The map, whose code is loaded when it is first chosen. */
export function LazyStoreMap({ stores }: { stores: readonly Store[] }) {
  const t = useStrings(directoryStrings);
  const { data, isError, refetch } = useQuery({
    queryKey: ['store-map'],
    staleTime: Infinity,
    queryFn: async () => {
      const { default: StoreMap } = await import(
        /* webpackChunkName: "store-map" */ '../store-map/store-map'
      );
      return { StoreMap };
    },
  });
  if (isError) return <PartialFailure message={t('mapFailed')} onRetry={() => void refetch()} />;
  return data ? <data.StoreMap stores={stores} /> : <MapSkeleton />;
}

export const MapSkeleton = () => <div className={s.skeleton} />;
