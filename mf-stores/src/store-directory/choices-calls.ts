import { readPage, useHost, useLanguage } from '@mrw/shared-contracts';
import { pageSizes } from '@mrw/shared-contracts/api/paging';
import {
  brand,
  district,
  region,
  storeCategory,
  storeSubcategory,
  type Brand,
  type District,
  type Region,
  type StoreCategory,
  type StoreSubcategory,
} from '@mrw/shared-contracts/api/stores';
import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { aggregate, type Aggregate } from './aggregate';

/** A list to choose from. */
export type Choices<Item> = {
  /** `partial`: some of the calls failed, `items` are those of the others. */
  state: 'loading' | 'failed' | 'partial' | 'ready';
  items: readonly Item[];
  retry(): void;
};

/** `GET /store_categories`. */
export function useStoreCategories(): Choices<StoreCategory> {
  return useChoices('store-categories', '/store_categories', pageSizes.storeCategories, storeCategory);
}

/** `GET /brands`. */
export function useBrands(): Choices<Brand> {
  return useChoices('brands', '/brands', pageSizes.brands, brand);
}

/** `GET /regions`. */
export function useRegions(): Choices<Region> {
  return useChoices('regions', '/regions', pageSizes.regions, region);
}

/** The districts of all regions, one call each. */
export function useDistricts(regions: Choices<Region>, wanted: boolean): Choices<District> {
  return useChoicesOfAll({
    name: 'districts',
    parents: regions,
    wanted,
    path: (id) => `/regions/${id}/districts`,
    schema: district,
  });
}

/** The sub-categories of all categories, one call each. */
export function useSubcategories(
  categories: Choices<StoreCategory>,
  wanted: boolean,
): Choices<StoreSubcategory> {
  return useChoicesOfAll({
    name: 'store-subcategories',
    parents: categories,
    wanted,
    path: (id) => `/store_categories/${id}/store_subcategories`,
    schema: storeSubcategory,
  });
}

function useChoices<Schema extends z.ZodMiniType>(
  name: string,
  url: string,
  size: number,
  schema: Schema,
): Choices<z.infer<Schema>> {
  const { http } = useHost();
  const language = useLanguage();
  const query = useQuery({
    queryKey: [name, language],
    queryFn: async ({ signal }) => {
      const page = await readPage(http.store, { url, params: { 'page[size]': size }, signal }, schema);
      return page.items;
    },
  });
  return {
    state: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    items: query.data ?? [],
    retry: () => {
      void query.refetch();
    },
  };
}

type ChoicesOfAll<Schema extends z.ZodMiniType> = {
  name: string;
  parents: Choices<{ id: string }>;
  wanted: boolean;
  path(id: string): string;
  schema: Schema;
};

function useChoicesOfAll<Schema extends z.ZodMiniType>({
  name,
  parents,
  wanted,
  path,
  schema,
}: ChoicesOfAll<Schema>): Choices<z.infer<Schema>> {
  const { http } = useHost();
  const language = useLanguage();
  const ids = parents.items.map((parent) => parent.id);
  const query = useQuery({
    queryKey: [name, language, ids],
    enabled: wanted && parents.state === 'ready',
    queryFn: ({ signal }): Promise<Aggregate<z.infer<Schema>>> =>
      aggregate(
        ids.map(async (id) => {
          const page = await readPage(http.store, { url: path(id), signal }, schema);
          return page.items;
        }),
      ),
  });
  return {
    state: parents.state === 'failed' ? 'failed' : stateOf(query.data),
    items: query.data?.status === 200 ? query.data.items : [],
    retry: () => {
      if (parents.state === 'failed') parents.retry();
      else void query.refetch();
    },
  };
}

function stateOf(answer: Aggregate<unknown> | undefined): Choices<unknown>['state'] {
  if (answer === undefined) return 'loading';
  if (answer.status === 404) return 'failed';
  return answer.complete ? 'ready' : 'partial';
}
