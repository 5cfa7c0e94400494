import { readVisit, visitUrl, walletUrl } from './visit';

describe('readVisit', () => {
  test.each([
    [{}, { language: 'en', member: 'demo-level2', page: 'myCoupon', token: undefined }],
    [
      { member: 'demo-level1', page: 'cash' },
      { language: 'en', member: 'demo-level1', page: 'cash', token: undefined },
    ],
    [{ member: 'visitor' }, { language: 'en', member: undefined, page: 'myCoupon', token: undefined }],
    [{ member: 'toString' }, { language: 'en', member: undefined, page: 'myCoupon', token: undefined }],
    [
      { token: 'code', locale: 'zh-CN' },
      { language: 'zh-Hans', member: undefined, page: 'myCoupon', token: 'code' },
    ],
    [
      { page: 'javascript:alert(1)' },
      { language: 'en', member: 'demo-level2', page: 'myCoupon', token: undefined },
    ],
    ['nonsense', { language: 'en', member: 'demo-level2', page: 'myCoupon', token: undefined }],
  ])('reads %j', (query, visit) => {
    expect(readVisit(query)).toEqual(visit);
  });
});

describe('walletUrl', () => {
  const visit = readVisit({ page: 'cash', locale: 'zh-HK' });

  test('lands with the code, in other-site mode', () => {
    expect(walletUrl('http://localhost:8080', visit, 'a&b')).toBe(
      'http://localhost:8080/login_callback?token=a%26b&redirect_to=%2Fuse_cash_dollar&locale=zh-Hant&isOpenInOtherSite=true',
    );
  });

  test('opens the wallet itself for a visitor', () => {
    expect(walletUrl('http://localhost:8080', visit, undefined)).toBe(
      'http://localhost:8080/use_cash_dollar?locale=zh-Hant&isOpenInOtherSite=true',
    );
  });
});

describe('visitUrl', () => {
  test('never keeps an authorization code', () => {
    expect(visitUrl('/', readVisit({ token: 'secret' }))).toBe('/?locale=en&page=myCoupon&member=visitor');
  });
});
