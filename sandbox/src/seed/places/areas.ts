import type { SeedRows } from '../../db/seed-contract';
import { t } from '../text';

export const regions: NonNullable<SeedRows['regions']> = [
  { id: 1, name: t('Island', '港島', '港岛') },
  { id: 2, name: t('Kowloon Side', '九龍', '九龙') },
  { id: 3, name: t('Islands', '離島', '离岛') },
  { id: 4, name: t('Outer', '新市鎮', '新市镇') },
];

const districtNames = {
  1: t('Harbour East', '海港東', '海港东'),
  2: t('Harbour West', '海港西', '海港西'),
  3: t('North Pier', '北碼頭', '北码头'),
  4: t('South Pier', '南碼頭', '南码头'),
  5: t('Market', '市集', '市集'),
  6: t('Cove', '海灣', '海湾'),
} as const;

export const districts: NonNullable<SeedRows['districts']> = [
  { id: 1, name: districtNames[1], region_id: 1 },
  { id: 2, name: districtNames[2], region_id: 1 },
  { id: 3, name: districtNames[3], region_id: 2 },
  { id: 4, name: districtNames[4], region_id: 2 },
  { id: 5, name: districtNames[5], region_id: 2 },
  { id: 6, name: districtNames[6], region_id: 3 },
];

/** A neighbourhood with shops; `outer` has a region but no district. */
export const areas = {
  gate: {
    place: t('Harbour Gate', '海港城門', '海港城门'),
    district: 1,
    region: 1,
    latitude: 22.2845,
    longitude: 114.192,
  },
  east: {
    place: t('Harbour East', '海港東', '海港东'),
    district: 1,
    region: 1,
    latitude: 22.2868,
    longitude: 114.2105,
  },
  square: {
    place: t('Harbour Square', '海港廣場', '海港广场'),
    district: 2,
    region: 1,
    latitude: 22.2858,
    longitude: 114.1512,
  },
  terrace: {
    place: t('Signal Terrace', '訊號臺', '讯号台'),
    district: 2,
    region: 1,
    latitude: 22.2879,
    longitude: 114.1438,
  },
  north: {
    place: t('North Pier', '北碼頭', '北码头'),
    district: 3,
    region: 2,
    latitude: 22.2935,
    longitude: 114.1686,
  },
  arcade: {
    place: t('Ferry Arcade', '渡輪商場', '渡轮商场'),
    district: 3,
    region: 2,
    latitude: 22.2969,
    longitude: 114.1717,
  },
  south: {
    place: t('South Pier', '南碼頭', '南码头'),
    district: 4,
    region: 2,
    latitude: 22.3041,
    longitude: 114.1612,
  },
  bazaar: {
    place: t('Night Bazaar', '夜市', '夜市'),
    district: 5,
    region: 2,
    latitude: 22.3102,
    longitude: 114.1707,
  },
  row: {
    place: t('Market Row', '市集街', '市集街'),
    district: 5,
    region: 2,
    latitude: 22.3188,
    longitude: 114.1695,
  },
  cove: {
    place: t('Lighthouse Cove', '燈塔灣', '灯塔湾'),
    district: 6,
    region: 3,
    latitude: 22.2089,
    longitude: 114.0287,
  },
  outer: {
    place: t('Outer Gardens', '新城花園', '新城花园'),
    district: null,
    region: 4,
    latitude: 22.3812,
    longitude: 114.1889,
  },
} as const;

export type Area = keyof typeof areas;
