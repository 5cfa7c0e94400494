import type { Area } from './areas';

/** Brand and neighbourhood of store n, at n − 1; 25 names hold the word Harbour (three search pages). */
export const storeList: readonly (readonly [brand: number, area: Area])[] = [
  [1, 'north'], [2, 'gate'], [5, 'bazaar'], [9, 'row'], [10, 'south'], [6, 'arcade'],
  [1, 'square'], [2, 'north'], [7, 'terrace'], [8, 'row'], [1, 'gate'], [12, 'outer'],
  [3, 'arcade'], [4, 'north'], [5, 'east'], [6, 'square'], [7, 'gate'], [8, 'south'],
  [9, 'north'], [10, 'bazaar'], [11, 'cove'], [12, 'row'], [1, 'arcade'], [1, 'south'],
  [2, 'row'], [3, 'south'], [4, 'gate'], [5, 'north'], [6, 'bazaar'], [7, 'arcade'],
  [8, 'square'], [9, 'cove'], [10, 'east'], [11, 'terrace'], [12, 'bazaar'], [1, 'bazaar'],
  [1, 'cove'], [2, 'square'], [3, 'east'], [4, 'south'], [5, 'row'], [6, 'outer'],
  [7, 'square'], [8, 'outer'], [9, 'east'], [10, 'arcade'], [11, 'bazaar'], [12, 'south'],
  [1, 'outer'], [1, 'terrace'], [2, 'cove'], [3, 'outer'], [4, 'square'], [5, 'square'],
  [6, 'gate'], [7, 'bazaar'], [8, 'north'], [1, 'row'], [9, 'square'], [11, 'arcade'],
];
