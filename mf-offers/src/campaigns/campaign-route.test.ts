import { readCampaignRoute } from './campaign-route';

test.each([
  ['O-031 the state of /campaign/detail', 'detail', { campaignID: '101' }, '101'],
  ['a campaign in the state of /campaign/detail', 'detail', { campaign: { id: 102, name: 'Tea' } }, '102'],
  [
    'a campaign beside fields that are empty',
    'detail',
    { campaignID: null, campaign: { id: '104' }, fromPath: null, registration: null },
    '104',
  ],
  ['the id of the address before the state', '103', { campaignID: '101' }, '103'],
  ['nothing', 'detail', null, null],
  ['nothing in a foreign state', 'detail', { idx: 3 }, null],
] as const)('takes the campaign from %s', (_, id, state, expected) => {
  expect(readCampaignRoute(id, state).id).toBe(expected);
});

test('reads where to go back to, and what the sign-on site said of a guest', () => {
  const registration = { verifyCredential: 'c', countryCode: '852', mobile: '60000002', email: null };
  expect(readCampaignRoute('101', { goBackOnSuccess: true, fromPath: '/inbox', registration })).toEqual({
    id: '101',
    goBackOnSuccess: true,
    fromPath: '/inbox',
    registration,
  });
});
