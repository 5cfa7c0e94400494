import { readEmbed } from './embed-flag';

const partners = ['https://partner.test', 'https://other.test'];
const read = (query: string, referrer = '', storage: () => Storage = () => sessionStorage) =>
  readEmbed({ query: new URLSearchParams(query), storage, referrer, partners });

test('only the query says that the site is inside another one', () => {
  expect(read('')).toEqual({ isOpenInOtherSite: false });
  expect(read('isOpenInOtherSite=false', 'https://partner.test/')).toEqual({ isOpenInOtherSite: false });
});

test('S-063 the frame remembers it for its later pages', () => {
  expect(read('isOpenInOtherSite=true').isOpenInOtherSite).toBe(true);
  expect(read('').isOpenInOtherSite).toBe(true);
});

test.each([
  ['https://other.test/shop?x=1', 'https://other.test'],
  ['https://stranger.test/', 'https://partner.test'],
  ['', 'https://partner.test'],
])('around us is %p: messages go to %p', (referrer, partnerOrigin) => {
  expect(read('isOpenInOtherSite=true', referrer)).toEqual({ isOpenInOtherSite: true, partnerOrigin });
});

test('a registration for every port of this machine is no address for messages', () => {
  const here = (referrer: string) =>
    readEmbed({
      query: new URLSearchParams('isOpenInOtherSite=true'),
      storage: () => sessionStorage,
      referrer,
      partners: ['http://localhost:*'],
    });
  expect(here('http://localhost:3000/')).toMatchObject({ partnerOrigin: 'http://localhost:3000' });
  expect(here('')).toMatchObject({ partnerOrigin: null });
});

test('where storage is blocked the flag lasts for the page', () => {
  const blocked = (): Storage => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(read('isOpenInOtherSite=true', '', blocked).isOpenInOtherSite).toBe(true);
  expect(read('', '', blocked).isOpenInOtherSite).toBe(false);
});
