import type { TicketCampaign, TicketQuestion } from '@mrw/shared-contracts/api/tickets';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { FakeHostOptions, FakeRoutes } from '@mrw/shared-contracts/testing';
import { logPath } from './activity-log';
import { openCampaign } from './open-campaign';

export const memberPost = 'POST /customers/2/campaign_participation_records';
export const guestPost = 'POST /customers/ticket_campaign_participation_records';

/** A required question; a test passes the fields that it is about. */
export const ticketQuestion = (id: string, fields: Partial<TicketQuestion> = {}): TicketQuestion => ({
  id,
  question: `Question ${id}`,
  question_type: 'TICKET_INFORMATION',
  question_is_optional: false,
  question_format: 'TEXT',
  options: [],
  defaultValue: null,
  precision: null,
  ...fields,
});

const slot = (id: string, title: string, stock: number | null) => ({
  id,
  coupon_template: null,
  time_slot: { title },
  stock,
});

/** Three slots, the second of them full, and no questions. */
export const sampleTicket: TicketCampaign = {
  id: '201',
  tickets: [slot('s1', 'Friday', 2), slot('s2', 'Saturday', 0), slot('s3', 'Sunday', 50)],
  limit: 4,
  leftStock: 52,
  showOtherInfo: false,
  enableOtp: false,
  other_informations: [],
};

/** A campaign that a guest may book, and the result of the sign-on site. */
export const forGuests = { ignore_login: true, ticket_campaign_type_required_points: 0 };
export const registration = {
  verifyCredential: 'VC',
  countryCode: null,
  mobile: null,
  email: 'a@example.test',
};

/** Opens the page of a ticket campaign as a member who has done nothing yet. */
export const openTicket = (
  body: TicketCampaign,
  more: Partial<Campaign> = {},
  routes: FakeRoutes = {},
  options: FakeHostOptions = {},
) =>
  openCampaign(
    {
      id: '201',
      type: 'TICKET_CAMPAIGN',
      ticket_campaign_type_required_points: 200,
      ticket_total_stock: 52,
      ticket_campaign_type_per_head_limit: 4,
      ...more,
    },
    {
      'GET /ticket_campaigns/201': { body },
      [logPath]: { body: [] },
      [memberPost]: {
        status: 201,
        body: { id: '1', campaign: '201', coupons: [], tickets: [], points: 0, tpe: 0, stamps: 0 },
      },
      [guestPost]: { status: 201, body: { sso_uid: '9003', membership_id: 'G-9003', tickets: [] } },
      ...routes,
    },
    options,
  );
