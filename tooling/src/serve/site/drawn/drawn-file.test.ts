/** @jest-environment node */
import { drawnFile } from './drawn-file';

test.each([
  ['/home', 'home'],
  ['/', 'home'],
  ['/campaign/101', 'campaign/101'],
  ['/offer/LATEST', 'offer/LATEST'],
  ['/offer/Food%20%26%20Drink?id=7', 'offer/Food & Drink@7'],
  ['/offer/%E9%A4%90%E9%A3%B2?id=12-a', 'offer/餐飲@12-a'],
])('the page of %s is the file %s', (address, file) => {
  expect(drawnFile(address)).toBe(file);
});

test.each([
  '',
  'home',
  '//home',
  '/home/',
  '/campaign/..',
  '/campaign/.hidden',
  '/campaign/a%2Fb',
  '/campaign/a%5Cb',
  '/campaign/a%00b',
  '/campaign/%',
  '/campaign/1@2',
  '/campaign/101?page=2',
  '/campaign/101?id=1&id=2',
  '/campaign/101?id=../x',
  `/campaign/${'x'.repeat(161)}`,
  `/campaign/${encodeURIComponent('餐'.repeat(60))}`,
])('the address %j is no file', (address) => {
  expect(drawnFile(address)).toBeNull();
});
