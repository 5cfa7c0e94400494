import { memoryNavigation } from '@mrw/shared-contracts/testing';
import { createPath } from 'react-router-dom';
import type { SiteNavigation } from '../../host/navigation/router-navigation';
import { walletNavigation } from './wallet-navigation';

function open() {
  const memory = memoryNavigation('/user/myCoupon', null);
  const site: SiteNavigation = {
    ...memory,
    createHref: (to) => `https://shop.example${typeof to === 'string' ? to : createPath(to)}`,
    scoped: () => ({ navigation: site, release: () => undefined }),
  };
  const opened: string[] = [];
  const navigation = walletNavigation(site, {
    owns: (path) => path.startsWith('/coupon/') || path.startsWith('/user/'),
    openSite: (address) => opened.push(address),
  });
  return { navigation, opened };
}

test('pages of the wallet open in place, every other page opens the site', () => {
  const { navigation, opened } = open();
  navigation.navigate('/coupon/1001?x=1#top');
  navigation.navigate('/offer/LATEST?id=3');
  navigation.scoped(() => true).navigation.navigate('/home');
  expect(navigation.state$.value.location.pathname).toBe('/coupon/1001');
  expect(opened).toEqual(['https://shop.example/offer/LATEST?id=3', 'https://shop.example/home']);
});

test('a link names the address of the site, not of the page around', () => {
  expect(open().navigation.createHref('/coupon/1')).toBe('https://shop.example/coupon/1');
});
