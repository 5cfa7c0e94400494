import { readPage, useHost, useLanguage } from '@mrw/shared-contracts';
import { homepageBanner } from '@mrw/shared-contracts/api/campaigns';
import { limits } from '@mrw/shared-contracts/constants';
import { preloadPicture } from '@mrw/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { bannerSizes, bannerText } from './banner-text';

/** At most 5 banners, in the order of the server (§2, §9). The first picture is preloaded. */
export function useBanners() {
  const { http } = useHost();
  const language = useLanguage();
  return useQuery({
    queryKey: ['homepage-banners', language],
    queryFn: async ({ signal }) => {
      const page = await readPage(http.campaign, { url: '/homepage_banners', signal }, homepageBanner);
      const banners = page.items.slice(0, limits.homeBanners);
      const [first] = banners;
      if (first) preloadPicture(bannerText(first, language).photo, bannerSizes);
      return banners;
    },
  });
}
