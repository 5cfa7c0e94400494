import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { HomepageBanner } from '@mrw/shared-contracts/api/campaigns';
import {
  Carousel,
  PartialFailure,
  Picture,
  RereadFailure,
  Skeleton,
  useOnline,
  VisuallyHidden,
} from '@mrw/shared-ui';
import { Link } from 'react-router-dom';
import { campaignStrings } from '../../campaigns/strings';
import { useSiteOrigin } from '../../campaigns/device/site-origin';
import { categoryName, useCategories } from '../offer-list/use-categories';
import { bannerTarget } from './banner-target';
import { bannerSizes, bannerText } from './banner-text';
import s from './banners.module.css';
import { homeStrings } from './strings';
import { useBanners } from './use-banners';

/** The banners of the home page. Without any the space is released. */
export function Banners() {
  const t = useStrings(homeStrings);
  const c = useStrings(campaignStrings);
  const online = useOnline();
  const banners = useBanners();
  const shown = banners.data ?? [];
  const wanted = shown.some((banner) => banner.content_type === 'OFFER_CATEGORY');
  const categories = useCategories(wanted);
  const language = useLanguage();
  const origin = useSiteOrigin();
  const nameOf = (id: string) => {
    const found = categories.data?.find((category) => category.id === id);
    return found ? categoryName(found, language) : null;
  };

  if (banners.isPending) {
    return (
      <div aria-busy="true" className={s.waiting}>
        <Skeleton ratio="banner" />
      </div>
    );
  }
  if (banners.isError && !banners.data) {
    // Offline, the lists below show the message.
    if (!online) return null;
    return (
      <div className={s.box}>
        <PartialFailure message={c('loadFailed')} onRetry={() => void banners.refetch()} />
      </div>
    );
  }
  if (shown.length === 0) return null;
  const slides = shown.map((banner, index) => ({
    id: banner.id,
    takesFocus: bannerTarget(banner, origin, nameOf).kind !== 'none',
    content: <Banner banner={banner} nameOf={nameOf} priority={index === 0} />,
  }));
  return (
    <div className={s.box}>
      <RereadFailure failed={banners.isError} onRetry={() => void banners.refetch()} />
      <Carousel label={t('banners')} slides={slides} />
    </div>
  );
}

type BannerProps = {
  banner: HomepageBanner;
  nameOf(id: string): string | null;
  priority: boolean;
};

function Banner({ banner, nameOf, priority }: BannerProps) {
  const t = useStrings(homeStrings);
  const { name, photo } = bannerText(banner, useLanguage());
  const picture = <Picture src={photo} alt={name} ratio="banner" sizes={bannerSizes} priority={priority} />;
  const target = bannerTarget(banner, useSiteOrigin(), nameOf);
  switch (target.kind) {
    case 'page':
      return (
        <Link to={target.to} className={s.link} draggable={false}>
          {picture}
        </Link>
      );
    case 'outside':
      return (
        <a href={target.href} target="_blank" rel="noopener noreferrer" className={s.link} draggable={false}>
          {picture}
          <VisuallyHidden>{` ${t('newTab')}`}</VisuallyHidden>
        </a>
      );
    case 'none':
      return <span className={s.link}>{picture}</span>;
  }
}
