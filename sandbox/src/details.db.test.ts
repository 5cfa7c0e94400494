import { applicableStore } from '@mrw/shared-contracts/api/coupons';
import { details } from '@mrw/shared-contracts/api/errors';
import type { Detail } from '@mrw/shared-contracts/api/errors';
import { cashOffer } from '@mrw/shared-contracts/api/points';
import { stampRewards } from '@mrw/shared-contracts/api/stamps';
import { ticketCampaign } from '@mrw/shared-contracts/api/tickets';
import * as z from 'zod/mini';
import type { Answer, Client } from './tools/testing/sandbox';
import { read, useSandbox } from './tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();

const take = (client: Client, body: object) =>
  client.post('/customers/{uid}/campaign_participation_records', body);
const buy = (client: Client, campaign: string) => take(client, { campaign, desired_coupon_quantity: 1 });
const use = (client: Client, coupon: string, code: object = { staff_code: '111111' }) =>
  client.post(`/coupons/${coupon}/usage_record`, code);
const convert = (client: Client, coupon: string, store: string) =>
  client.post(`/coupons/${coupon}/virtual_convert`, { store_id: store, usage_medium: 'OFFLINE' });
const redeem = (client: Client, card: string) => client.get(`/customers/{uid}/redeem_gift_card/${card}`);
const newCash = async (client: Client) =>
  read(cashOffer, await client.post('/customers/{uid}/point_to_cash', { cash_dollar: 1 }));

async function openGift(client: Client, stamps: number): Promise<Answer> {
  const { badges } = read(stampRewards, await client.get('/stamp_campaigns/401/stamp_rewards'));
  const badge = badges.find((candidate) => candidate.required_stamps === stamps);
  const body = { store_id: null, reward_id: badge?.id, app_installation: null };
  return client.post('/stamp_campaigns/401/stamp_rewards/acquire', body);
}

async function ticketOf(client: Client, campaign: string): Promise<Answer> {
  const { tickets } = read(ticketCampaign, await client.get(`/ticket_campaigns/${campaign}`));
  return take(client, { campaign, desired_ticket: tickets[0]?.id, desired_ticket_quantity: 1 });
}

/** How each detail comes about, for demo-level2. */
const causes: Record<Detail, (client: Client) => Promise<Answer>> = {
  [details.campaignUnavailable]: (client) => buy(client, '109'),
  [details.campaignNotStarted]: (client) => buy(client, '108'),
  [details.couponCampaignExpired]: (client) => buy(client, '107'),
  [details.ticketCampaignExpired]: async (client) => {
    await sandbox.running.rows(`UPDATE campaigns SET end_date = '2020-01-01' WHERE id = 201`);
    await sandbox.running.rows(`UPDATE campaigns SET start_date = '2019-01-01' WHERE id = 201`);
    return ticketOf(client, '201');
  },
  [details.blackout]: (client) => buy(client, '106'),
  [details.invalidQrCode]: (client) => take(client, { campaign: '301', qr_code: 'EARN-999' }),
  [details.outsideRadius]: (client) =>
    take(client, { campaign: '303', check_in_latitude: '22.300000', check_in_longitude: '114.168600' }),
  [details.perHeadLimit]: (client) => buy(client, '117'),
  [details.soldOut]: (client) => buy(client, '103'),
  [details.insufficientPoints]: (client) => buy(client, '105'),
  [details.couponDisabled]: (client) => use(client, '1013'),
  [details.couponUsed]: (client) => use(client, '1011'),
  [details.couponExpired]: (client) => use(client, '1012'),
  [details.couponNotEffective]: (client) => use(client, '1010'),
  [details.couponBlackout]: (client) => use(client, '1009'),
  [details.invalidStaffCode]: (client) => use(client, '1001', { staff_code: '12' }),
  [details.invalidStoreQrCode]: (client) => use(client, '1002', { store_qr_code: 'STORE-XXX' }),
  [details.otherStore]: (client) => use(client, '1023'),
  [details.couponOutOfStock]: async (client) => {
    const stores = await client.get('/customers/{uid}/coupons/1014/applicable_stores');
    const empty = read(z.array(applicableStore), stores).find((store) => store.stock_count === 0);
    return convert(client, '1014', empty?.id ?? '');
  },
  [details.couponConverted]: (client) => convert(client, '1016', '1'),
  [details.storeNotApplicable]: (client) => convert(client, '1014', '999'),
  [details.notEnoughStamps]: (client) => openGift(client, 10),
  [details.rewardAcquired]: (client) => openGift(client, 3),
  [details.samePassword]: (client) =>
    client.call('PUT', '/users/{uid}/password', { new_password: 'Demo1234' }),
  [details.passwordIncorrect]: (client) => client.call('DELETE', '/customers/{uid}', { password: 'wrong' }),
  [details.giftCardNotFound]: (client) => client.get('/customers/gift_card/GIFT-NONE'),
  [details.notGiftCardOwner]: (client) => redeem(client, 'GIFT-TARGET'),
  [details.giftCardRedeemed]: (client) => redeem(client, 'GIFT-USED'),
  [details.cashCodeExpired]: async (client) => {
    const { key } = await newCash(client);
    await sandbox.clock(901);
    return client.post('/customers/{uid}/point_to_cash/refresh', { key });
  },
  [details.paymentInProgress]: async (client) => {
    const { key, code } = await newCash(client);
    await sandbox.tools('staff/scan', { code });
    return client.post('/customers/{uid}/point_to_cash/cancel', { key });
  },
  [details.onlyPendingClaims]: (client) => client.call('DELETE', '/customers/{uid}/transactions/3002'),
  [details.invalidAuthorizationCode]: (client) =>
    client.post('/auth/access_token', { authorization_code: 'unknown' }),
  [details.invalidVerifyCredential]: () =>
    sandbox.visitor.post('/customers/ticket_campaign_participation_records', {
      verify_credential: 'unknown',
      campaign: '202',
      desired_ticket: '1',
      desired_ticket_quantity: 1,
      ticket_other_information: [],
    }),
  [details.invalidToken]: (client) => client.post('/auth/token', { refresh: 'unknown' }),
  [details.noCredentials]: () => sandbox.visitor.get('/customers/1002/coupons'),
  [details.spendingLocked]: async (client) => {
    await client.call('PUT', '/customers/{uid}/spend_lock', { locked: true });
    return buy(client, '118');
  },
  [details.notFound]: (client) => client.get('/customers/{uid}/coupons/999999'),
};

const statuses: Partial<Record<Detail, number>> = {
  [details.giftCardNotFound]: 404,
  [details.notFound]: 404,
  [details.paymentInProgress]: 409,
  [details.invalidToken]: 401,
  [details.noCredentials]: 401,
  [details.spendingLocked]: 403,
};

test.each(Object.values(details))('B-041 "%s" is answered word for word', async (detail) => {
  const { status, body } = await causes[detail](await sandbox.logIn('demo-level2'));
  expect({ status, body }).toEqual({ status: statuses[detail] ?? 400, body: { detail } });
});
