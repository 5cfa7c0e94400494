import type { Embed, PartnerChannel } from '@mrw/shared-contracts';
import { renderWithHost } from '@mrw/shared-contracts/testing';
import { usePartner, type Partner } from './use-partner';

const origin = 'https://partner.example';
const channel: PartnerChannel = { ask: () => Promise.resolve(null) };

test.each<[string, Embed, Partner | null]>([
  ['our own page has no partner', { isOpenInOtherSite: false }, null],
  ['an unknown site is no partner', { isOpenInOtherSite: true, partnerOrigin: null }, null],
  ['a known site is the partner', { isOpenInOtherSite: true, partnerOrigin: origin }, { origin }],
  [
    'a known site with embed.js is the partner, with its channel',
    { isOpenInOtherSite: true, partnerOrigin: origin, channel },
    { origin, channel },
  ],
])('%s', (_, embed, partner) => {
  const seen = jest.fn();
  const Page = () => {
    seen(usePartner());
    return null;
  };
  renderWithHost(<Page />, { embed });
  expect(seen).toHaveBeenLastCalledWith(partner);
});
