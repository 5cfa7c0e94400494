import { fill, t } from '../text';
import type { Text } from '../text';

const streets = [
  t('Lantern Street', '燈籠街'),
  t('Ferry Quay Road', '渡輪碼頭道'),
  t('Banyan Lane', '榕樹里'),
  t('Signal Hill Road', '訊號山道'),
  t('Old Dock Street', '舊船塢街'),
  t('Camphor Road', '樟樹道'),
  t('Kapok Street', '木棉街'),
  t('Tide Lane', '潮汐里'),
  t('Granite Steps', '石級街'),
  t('Sampan Street', '舢舨街'),
  t('Pearl Court Road', '明珠苑道'),
  t('Egret Path', '白鷺徑'),
] as const;

const buildings = [
  t('Wing Fai House', '榮輝樓'),
  t('Tide Plaza', '潮匯廣場'),
  t('Kapok Mansion', '木棉大廈'),
  t('The Old Dock', '舊船塢'),
] as const;

const pattern = t('Shop {shop}, {floor}, {building}, {number} {street}, {place}', '{place}{street}{number}號{building}{floor}{shop}號舖');
const floors = [t('G/F', '地下'), t('1/F', '1樓'), t('2/F', '2樓')] as const;

/** An invented address in the style of the city; the same store always has the same one. */
export const addressOf = (store: number, place: Text): Text =>
  fill(pattern, {
    shop: `${String.fromCharCode(65 + (store % 4))}${1 + (store % 9)}`,
    floor: floors[store % 7 < 4 ? 0 : store % 2 === 0 ? 1 : 2] ?? floors[0],
    building: buildings[store % buildings.length] ?? buildings[0],
    number: String(8 + ((store * 17) % 190)),
    street: streets[(store * 5) % streets.length] ?? streets[0],
    place,
  });
