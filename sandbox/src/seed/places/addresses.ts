import { fill, t } from '../text';
import type { Text } from '../text';

const streets = [
  t('Lantern Street', '燈籠街', '灯笼街'),
  t('Ferry Quay Road', '渡輪碼頭道', '渡轮码头道'),
  t('Banyan Lane', '榕樹里', '榕树里'),
  t('Signal Hill Road', '訊號山道', '讯号山道'),
  t('Old Dock Street', '舊船塢街', '旧船坞街'),
  t('Camphor Road', '樟樹道', '樟树道'),
  t('Kapok Street', '木棉街', '木棉街'),
  t('Tide Lane', '潮汐里', '潮汐里'),
  t('Granite Steps', '石級街', '石级街'),
  t('Sampan Street', '舢舨街', '舢舨街'),
  t('Pearl Court Road', '明珠苑道', '明珠苑道'),
  t('Egret Path', '白鷺徑', '白鹭径'),
] as const;

const buildings = [
  t('Wing Fai House', '榮輝樓', '荣辉楼'),
  t('Tide Plaza', '潮匯廣場', '潮汇广场'),
  t('Kapok Mansion', '木棉大廈', '木棉大厦'),
  t('The Old Dock', '舊船塢', '旧船坞'),
] as const;

const pattern = t(
  'Shop {shop}, {floor}, {building}, {number} {street}, {place}',
  '{place}{street}{number}號{building}{floor}{shop}號舖',
  '{place}{street}{number}号{building}{floor}{shop}号铺',
);
const floors = [t('G/F', '地下', '地下'), t('1/F', '1樓', '1楼'), t('2/F', '2樓', '2楼')] as const;

/** An invented address in the style of the city; the same store always has the same one. */
export const addressOf = (store: number, place: Text): Text =>
  fill(pattern, {
    shop: `${String.fromCharCode(65 + (store % 4))}${1 + (store % 9)}`,
    floor: floors[store % 7 < 4 ? 0 : store % 2 === 0 ? 1 : 2],
    building: buildings[store % buildings.length] ?? buildings[0],
    number: String(8 + ((store * 17) % 190)),
    street: streets[(store * 5) % streets.length] ?? streets[0],
    place,
  });
