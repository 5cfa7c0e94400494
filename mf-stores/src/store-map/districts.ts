import type { districtStrings } from './strings';

/** Where a name stands, in degrees, and the zoom from which it fits into the district. */
type Label = { name: keyof typeof districtStrings.table; latitude: number; longitude: number; from: number };

const label = (name: Label['name'], latitude: number, longitude: number, from = 10): Label => ({
  name,
  latitude,
  longitude,
  from,
});

export const districtLabels: readonly Label[] = [
  label('islands', 22.253, 113.93),
  label('kwaiTsing', 22.357, 114.133, 11.5),
  label('north', 22.512, 114.15),
  label('saiKung', 22.39, 114.345),
  label('shaTin', 22.383, 114.188, 10.5),
  label('taiPo', 22.452, 114.145),
  label('tsuenWan', 22.385, 114.1, 10.5),
  label('tuenMun', 22.4, 113.955),
  label('yuenLong', 22.446, 114.035),
  label('kowloonCity', 22.328, 114.188, 12.5),
  label('kwunTong', 22.32, 114.228, 12.5),
  label('shamShuiPo', 22.338, 114.158, 12.5),
  label('wongTaiSin', 22.346, 114.204, 12.5),
  label('yauTsimMong', 22.308, 114.168, 12.5),
  label('centralAndWestern', 22.278, 114.146, 12.5),
  label('eastern', 22.274, 114.225, 12),
  label('southern', 22.252, 114.2, 10.5),
  label('wanChai', 22.273, 114.182, 12.5),
];
