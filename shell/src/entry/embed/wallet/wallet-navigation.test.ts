import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { historyNavigation } from '../../../host/navigation/history-navigation';
import { walletNavigation } from './wallet-navigation';

function open() {
  const history = createMemoryHistory({ initialEntries: ['/user/myCoupon'], v5Compat: true });
  const site = historyNavigation(history, 'https://shop.example');
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
