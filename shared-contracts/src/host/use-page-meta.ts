import { useLayoutEffect } from 'react';
import { useHost } from './host-context';
import type { PageMeta } from './page-meta';

/**
 * Describes the page to search engines and previews for as long as the component is rendered; to be called by the page
 * itself, once. The embedded wallet and the standalone page ignore it.
 *
 * @param meta plain data; changes are followed
 *
 * @example
 * ```tsx
 * import { usePageMeta } from '@mrw/shared-contracts';
 *
 * export function StoreHeading({ name, photo }: { name: string; photo: string }) {
 *   usePageMeta({ title: name, picture: { url: photo, alt: name } });
 *   return <h1>{name}</h1>;
 * }
 * ```
 */
export function usePageMeta(meta: PageMeta): void {
  const { describePage } = useHost();
  const data = JSON.stringify(meta);
  // Of a page that is hidden while the next one loads, effects of layout end, others do not.
  useLayoutEffect(() => describePage?.(JSON.parse(data) as PageMeta), [data, describePage]);
}
