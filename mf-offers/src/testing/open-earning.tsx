import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { EarningRule } from '@mrw/shared-contracts/api/earning-rules';
import type { FakeHostOptions, FakeRoutes } from '@mrw/shared-contracts/testing';
import { logPath } from './activity-log';
import { openCampaign } from './open-campaign';

export const earnPost = 'POST /customers/2/campaign_participation_records';
export const earned = { id: '1', campaign: '301', coupons: [], tickets: [], points: 50, tpe: 0, stamps: 0 };

const here = { latitude: 22.2935, longitude: 114.1686 };
/** A device with a known location. */
export const positioned: Partial<Geolocation> = {
  getCurrentPosition: (done) => {
    done({
      coords: {
        ...here,
        accuracy: 1,
        altitude: null,
        altitudeAccuracy: null,
        heading: null,
        speed: null,
        toJSON: () => here,
      },
      timestamp: 0,
      toJSON: () => here,
    });
  },
};
/** A device whose permission is denied. */
export const refused: Partial<Geolocation> = {
  getCurrentPosition: (_, fail) => {
    fail?.({ code: 1, message: 'denied', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
  },
};
/** Opens the page of a campaign that gives 50 points for a scan; a rule may say otherwise. */
export const openEarning = (
  fields: Partial<EarningRule>,
  routes: FakeRoutes = {},
  more: Partial<Campaign> = {},
  options: FakeHostOptions = {},
) =>
  openCampaign(
    {
      id: '301',
      type: 'EARNING_CAMPAIGN',
      coupon_campaign_type_coupon_stock: null,
      earning_campaign_type_earning_rule: {
        id: '31',
        type: 'QR_CODE_SCANNING',
        points: 50,
        tpe: 0,
        stamps: 0,
        coupon_template: null,
        ...fields,
      },
      ...more,
    },
    { [earnPost]: { status: 201, body: earned }, [logPath]: { body: [] }, ...routes },
    options,
  );
