import { brandOfFiller } from '../../media/pictures/brand-looks';
import { brandList } from '../places/brands';
import { fill, join, t } from '../text';
import type { Text } from '../text';
import { fillerNames } from './filler-names';
import { how } from './instructions';
import type { Offer } from './offer';

const shorts = [
  t(
    '{offer}, a little treat from {brand}.',
    '{brand}送上小小心意：{offer}。',
    '{brand}送上小小心意：{offer}。',
  ),
  t('{brand} has saved a place for you.', '{brand}已為您預留名額。', '{brand}已为您预留名额。'),
  t('Made for members who drop in at {brand}.', '專為光顧{brand}的會員而設。', '专为光顾{brand}的会员而设。'),
] as const;

const detailEnd = t(
  ' Redeem it with points and use it within sixty days at any of the stores listed below.',
  '以積分兌換後，可於六十日內在以下分店使用。',
  '以积分兑换后，可于六十日内在以下分店使用。',
);

function fillerOffer(name: Text, index: number): Offer {
  const id = 601 + index;
  const brand = brandOfFiller(id);
  const about = brandList[brand - 1];
  const words = { offer: name, brand: about?.name ?? name };
  return {
    id,
    brand,
    type: 'COUPON_CAMPAIGN',
    name,
    short: fill(shorts[index % shorts.length] ?? shorts[0], words),
    detail: join([about?.about ?? name, detailEnd]),
    how: how.coupon,
    start: -2 - index,
    end: 30 + (index % 9) * 7,
    more: {
      coupon_template_id: id,
      required_points: 50 + ((index * 70) % 900),
      stock: 40 + ((index * 13) % 120),
    },
  };
}

/** Offers 601 to 645, so that the lists have several pages. */
export const fillerOffers: readonly Offer[] = fillerNames.map(fillerOffer);
