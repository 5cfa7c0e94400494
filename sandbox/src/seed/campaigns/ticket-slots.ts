import type { SeedRows } from '../../db/seed-contract';
import { t } from '../text';
import type { Text } from '../text';

type Slot = readonly [title: Text, stock: number];

const matinee = t('Matinee, 2:30 pm', '下午場 2:30', '下午场 2:30');
const evening = t('Evening, 7:30 pm', '晚上場 7:30', '晚上场 7:30');
const late = t('Late show, 10:00 pm', '深夜場 10:00', '深夜场 10:00');
const morning = t('Morning, 10:00 am', '上午場 10:00', '上午场 10:00');

const slotsOf: Readonly<Record<number, readonly Slot[]>> = {
  201: [
    [t('Friday, 7:30 pm', '星期五 晚上7:30', '星期五 晚上7:30'), 120],
    [t('Saturday, 4:00 pm', '星期六 下午4:00', '星期六 下午4:00'), 80],
    [t('Saturday, 8:30 pm', '星期六 晚上8:30', '星期六 晚上8:30'), 60],
  ],
  202: [
    [morning, 200],
    [matinee, 200],
  ],
  203: [
    [morning, 12],
    [matinee, 12],
  ],
  204: [
    [matinee, 0],
    [evening, 0],
  ],
  205: [
    [morning, 2],
    [matinee, 0],
    [evening, 50],
  ],
  206: [
    [matinee, 40],
    [late, 40],
  ],
  207: [[evening, 24]],
  208: [[morning, 30]],
};

export const ticketSlots: NonNullable<SeedRows['ticket_slots']> = Object.entries(slotsOf).flatMap(
  ([campaign, slots]) =>
    slots.map(([title, stock], index) => ({
      id: Number(campaign) * 10 + index + 1,
      campaign_id: Number(campaign),
      title,
      stock,
      coupon_template_id: Number(campaign),
      position: index + 1,
    })),
);
