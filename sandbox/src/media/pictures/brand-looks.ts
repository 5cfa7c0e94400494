import type { TintName } from '../drawing/tint';
import type { SceneName } from '../scenes/table';

type BrandLook = { readonly tint: TintName; readonly scenes: readonly [SceneName, ...SceneName[]] };

/** How the offers and shops of each brand look; brand n is at n − 1. */
const brandLooks: readonly [BrandLook, ...BrandLook[]] = [
  { tint: 'jade', scenes: ['coffeeTopView', 'coffeeWindow', 'coffeeToGo', 'harbour'] },
  { tint: 'ink', scenes: ['readingNook', 'booksOnPier', 'harbour'] },
  { tint: 'plum', scenes: ['popcorn', 'cinemaHall', 'concert'] },
  { tint: 'persimmon', scenes: ['suitcaseHill', 'lanternTrain', 'cove'] },
  { tint: 'brick', scenes: ['noodleBowl', 'dimSum', 'teaSet'] },
  { tint: 'sky', scenes: ['toyRoom', 'cloudRide', 'openLawn'] },
  { tint: 'rose', scenes: ['boutique', 'shoppingBags'] },
  { tint: 'teal', scenes: ['umbrellaRain', 'summit', 'autumnPark'] },
  { tint: 'gold', scenes: ['cookies', 'brunch', 'birthdayCake'] },
  { tint: 'berry', scenes: ['flowerCart', 'giftBoxes'] },
  { tint: 'leaf', scenes: ['spa', 'teaSet'] },
  { tint: 'jade', scenes: ['nightMarket', 'tramStreet', 'shoppingBags'] },
];

/** @param brand 1 to 12; any other number wraps around */
export const lookOfBrand = (brand: number): BrandLook =>
  brandLooks[(((brand - 1) % brandLooks.length) + brandLooks.length) % brandLooks.length] ?? brandLooks[0];

/** Fillers 601–645 take the brands in turn, so that neighbours in a list differ. */
export const brandOfFiller = (campaign: number) => ((campaign - 601) % brandLooks.length) + 1;
