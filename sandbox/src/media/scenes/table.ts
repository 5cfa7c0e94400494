import type { Scene } from '../drawing/frame';
import { booksOnPier, readingNook } from './books';
import { boutique } from './boutique';
import { birthdayCake, giftBoxes, shoppingBags, summit } from './celebration';
import { checkInPin } from './check-in';
import { cinemaHall, popcorn } from './cinema';
import { coffeeToGo, coffeeTopView, coffeeWindow } from './coffee';
import { flowerCart } from './flower-cart';
import { cove, harbour } from './harbour';
import { cloudRide, openLawn, toyRoom } from './kids';
import { dimSum, noodleBowl } from './kitchen';
import { lighthouse } from './lighthouse';
import { autumnPark } from './park';
import { invitation, phoneScan } from './programme';
import { umbrellaRain } from './rain';
import { spa } from './spa';
import { concert, talk, workshop } from './stage';
import { stampCard } from './stamp-card';
import { nightMarket, tramStreet } from './street';
import { brunch, cookies } from './table-top';
import { teaSet } from './tea';
import { lanternTrain, suitcaseHill } from './travel';

export const scenes = {
  harbour,
  cove,
  coffeeWindow,
  coffeeTopView,
  coffeeToGo,
  booksOnPier,
  readingNook,
  cinemaHall,
  popcorn,
  lanternTrain,
  suitcaseHill,
  dimSum,
  noodleBowl,
  cloudRide,
  toyRoom,
  openLawn,
  umbrellaRain,
  nightMarket,
  tramStreet,
  lighthouse,
  concert,
  talk,
  workshop,
  giftBoxes,
  birthdayCake,
  shoppingBags,
  summit,
  teaSet,
  cookies,
  brunch,
  autumnPark,
  checkInPin,
  boutique,
  flowerCart,
  stampCard,
  invitation,
  phoneScan,
  spa,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
