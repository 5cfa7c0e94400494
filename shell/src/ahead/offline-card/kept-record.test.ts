import { coupon } from '@mrw/shared-contracts/api/coupons';
import { itemOf, keptRecord, memberIn } from './kept-record';

const answer = {
  id: '1001',
  coupon_type: 'COUPON',
  is_used: false,
  is_expired: false,
  is_forced_inactive: false,
  effective_date: '2026-11-01T00:00:00+08:00',
  expiry_date: '2026-12-31T23:59:59+08:00',
  date_of_earning: null,
  date_of_purchase: null,
  date_of_grant: null,
  code: 'HC1001',
  usage_medium: null,
  user_selected_usage_medium: null,
  virtual_real_type: 'VIRTUAL',
  real_coupon: null,
  store: { id: '3', name: 'Pier 3', address: '3 Pier Road', is_online_store: false },
  time_slot: { title: 'Friday at nine' },
  template: {
    id: '501',
    brand: { id: '1', name: 'Harbour Coffee', icon_url: null },
    coupon_type: 'COUPON',
    name: 'Coffee for two',
    photos_url: [],
    cover_photo_url: null,
    detail_section_title: null,
    detail_section_content: 'Two cups.',
    instruction_section_title: null,
    instruction_section_content: null,
    medium_type: 'OFFLINE',
    should_select_usage_medium: false,
    should_use_in_store: false,
    show_online_offline_selection: false,
    is_within_blackout_period: false,
    redemption_method: 'COUPON_BARCODE',
    coupon_template_type: 'DISCOUNT',
    formats: [],
    show_copiable_string: false,
    barcode_format: 'EAN13',
    translations: [],
  },
};

test('of a coupon what is needed to show it is kept, and nothing else', () => {
  const item = itemOf('coupon', coupon.parse(answer));
  expect(item).toEqual({
    id: '1001',
    kind: 'coupon',
    name: 'Coffee for two',
    shop: 'Harbour Coffee',
    code: 'HC1001',
    method: 'COUPON_BARCODE',
    format: 'EAN13',
    from: '2026-11-01T00:00:00+08:00',
    until: '2026-12-31T23:59:59+08:00',
    session: 'Friday at nine',
    store: 'Pier 3',
    isVirtual: true,
  });
  const bare = { ...answer, store: null, time_slot: null, template: { ...answer.template, brand: null } };
  expect(itemOf('ticket', coupon.parse(bare))).toMatchObject({
    kind: 'ticket',
    shop: null,
    session: null,
    store: null,
  });
});

test('of the member neither contacts nor the customer record are kept', () => {
  const member = {
    uid: '12',
    membershipId: 'M12',
    displayName: 'Amy',
    pointAccount: null,
    pointsReadAt: 5,
    customer: { email: 'amy@mail.test' },
    access: 'token',
  };
  const kept = { uid: '12', membershipId: 'M12', displayName: 'Amy', pointAccount: null, pointsReadAt: 5 };
  expect(memberIn(member)).toEqual(kept);
  const record = { ...member, wallet: null, seenAt: 1, latest: 1 };
  expect(keptRecord.parse(record)).toEqual({ ...kept, wallet: null, seenAt: 1, latest: 1 });
});
