import { useHost } from '@mrw/shared-contracts';

/** Origin of the site that owns the pages, also inside a partner site. */
export function useSiteOrigin(): string {
  const { navigation } = useHost();
  return new URL(navigation.createHref('/'), document.baseURI).origin;
}
