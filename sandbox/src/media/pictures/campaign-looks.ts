import type { LightName } from '../drawing/light';
import type { TintName } from '../drawing/tint';
import type { SceneName } from '../scenes/table';

export type Shot = readonly [scene: SceneName, light: LightName];
export type CampaignLook = { readonly tint: TintName; readonly shots: readonly [Shot, ...Shot[]] };

const look = (tint: TintName, ...shots: [Shot, ...Shot[]]): CampaignLook => ({ tint, shots });

/** The photos of each offer; one more photo than shots repeats a scene from another camera. */
export const campaignLooks: Readonly<Record<number, CampaignLook>> = {
  101: look('jade', ['coffeeWindow', 'morning'], ['coffeeTopView', 'morning'], ['coffeeToGo', 'dawn']),
  102: look('leaf', ['teaSet', 'morning'], ['spa', 'morning']),
  103: look('persimmon', ['umbrellaRain', 'morning'], ['umbrellaRain', 'dusk']),
  104: look('sky', ['umbrellaRain', 'dusk'], ['tramStreet', 'morning']),
  105: look('plum', ['cinemaHall', 'dusk'], ['popcorn', 'night'], ['concert', 'night']),
  106: look('persimmon', ['brunch', 'morning'], ['coffeeWindow', 'noon']),
  107: look('persimmon', ['autumnPark', 'dawn'], ['booksOnPier', 'dusk']),
  108: look('jade', ['nightMarket', 'night'], ['lanternTrain', 'dusk']),
  109: look('ink', ['tramStreet', 'dusk'], ['shoppingBags', 'morning']),
  110: look('brick', ['dimSum', 'morning'], ['noodleBowl', 'dawn']),
  111: look('gold', ['cookies', 'morning'], ['coffeeToGo', 'morning']),
  112: look('rose', ['boutique', 'morning'], ['shoppingBags', 'morning']),
  113: look('berry', ['flowerCart', 'morning'], ['flowerCart', 'dawn']),
  114: look('ink', ['booksOnPier', 'morning'], ['readingNook', 'morning']),
  115: look('sky', ['toyRoom', 'morning'], ['cloudRide', 'noon']),
  116: look('leaf', ['spa', 'morning'], ['teaSet', 'dawn']),
  117: look('gold', ['birthdayCake', 'morning'], ['cookies', 'morning']),
  118: look('jade', ['coffeeToGo', 'dusk'], ['harbour', 'dusk'], ['coffeeTopView', 'morning']),
  119: look(
    'persimmon',
    ['lanternTrain', 'dusk'],
    ['suitcaseHill', 'noon'],
    ['cove', 'noon'],
    ['harbour', 'dawn'],
    ['nightMarket', 'night'],
    ['lighthouse', 'dusk'],
  ),
  120: look('plum', ['popcorn', 'night'], ['cinemaHall', 'morning']),
  121: look('teal', ['summit', 'morning'], ['umbrellaRain', 'morning']),
  122: look('brick', ['noodleBowl', 'dawn'], ['dimSum', 'dusk']),
  123: look('rose', ['cookies', 'morning'], ['giftBoxes', 'morning']),
  124: look('teal', ['cove', 'dawn'], ['suitcaseHill', 'morning']),
  201: look('plum', ['concert', 'night'], ['harbour', 'dusk'], ['popcorn', 'night']),
  202: look('persimmon', ['openLawn', 'noon'], ['cloudRide', 'noon'], ['workshop', 'morning']),
  203: look('jade', ['workshop', 'morning'], ['workshop', 'dawn']),
  204: look('rose', ['cinemaHall', 'dawn'], ['popcorn', 'night']),
  205: look('teal', ['talk', 'morning'], ['readingNook', 'morning']),
  206: look('sky', ['cinemaHall', 'night'], ['lighthouse', 'night']),
  207: look('brick', ['nightMarket', 'dusk'], ['concert', 'dusk']),
  208: look('berry', ['openLawn', 'morning'], ['flowerCart', 'noon']),
  301: look('jade', ['phoneScan', 'morning'], ['coffeeWindow', 'dawn']),
  302: look('gold', ['phoneScan', 'dawn'], ['cookies', 'morning']),
  303: look('persimmon', ['checkInPin', 'noon'], ['harbour', 'morning']),
  304: look('rose', ['checkInPin', 'dawn'], ['cookies', 'morning']),
  305: look('jade', ['invitation', 'dusk'], ['coffeeToGo', 'morning']),
  306: look('jade', ['shoppingBags', 'morning'], ['tramStreet', 'noon']),
  307: look('rose', ['birthdayCake', 'morning'], ['giftBoxes', 'morning']),
  308: look('berry', ['giftBoxes', 'morning'], ['cloudRide', 'morning']),
  309: look('persimmon', ['summit', 'dawn'], ['cloudRide', 'dusk']),
  310: look('teal', ['checkInPin', 'morning'], ['lighthouse', 'dawn']),
  311: look('ink', ['checkInPin', 'dusk'], ['booksOnPier', 'morning']),
  312: look('plum', ['checkInPin', 'night'], ['cinemaHall', 'dusk']),
  313: look('leaf', ['checkInPin', 'noon'], ['spa', 'dawn']),
  401: look('teal', ['stampCard', 'noon'], ['cove', 'noon'], ['harbour', 'noon']),
  402: look('gold', ['stampCard', 'dawn'], ['autumnPark', 'dawn']),
  403: look('berry', ['stampCard', 'morning'], ['flowerCart', 'morning']),
  501: look('persimmon', ['lighthouse', 'dusk'], ['harbour', 'dawn']),
};

export const bannerLooks: Readonly<Record<number, readonly [...Shot, TintName]>> = {
  1: ['coffeeWindow', 'dawn', 'jade'],
  2: ['harbour', 'morning', 'persimmon'],
  3: ['lanternTrain', 'dusk', 'persimmon'],
  4: ['nightMarket', 'night', 'brick'],
  5: ['stampCard', 'noon', 'teal'],
  6: ['openLawn', 'noon', 'persimmon'],
  7: ['cinemaHall', 'dusk', 'plum'],
};

export const inboxLooks: readonly [readonly [...Shot, TintName], ...(readonly [...Shot, TintName])[]] = [
  ['coffeeTopView', 'morning', 'persimmon'],
  ['giftBoxes', 'morning', 'jade'],
  ['harbour', 'dawn', 'persimmon'],
  ['dimSum', 'dusk', 'brick'],
  ['cloudRide', 'morning', 'rose'],
  ['lighthouse', 'dusk', 'persimmon'],
];
