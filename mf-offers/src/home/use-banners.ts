import { readPage, useHost, useLanguage } from '@mrw/shared-contracts';
import { homepageBanner } from '@mrw/shared-contracts/api/campaigns';
import { limits } from '@mrw/shared-contracts/constants';
import { useQuery } from '@tanstack/react-query';

/** At most 5 banners, in the order of the server (§2, §9). */
export function useBanners() {
  const { http } = useHost();
  const language = useLanguage();
  return useQuery({
    queryKey: ['homepage-banners', language],
    queryFn: async ({ signal }) => {
      const page = await readPage(http.campaign, { url: '/homepage_banners', signal }, homepageBanner);
      return page.items.slice(0, limits.homeBanners);
    },
  });
}
