import { RemountOnce } from '@mrw/shared-contracts';
import { renderWithHost, type FakeHostOptions, type FakeRoutes } from '@mrw/shared-contracts/testing';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { Route, Routes } from 'react-router-dom';
import { RegisterSuccessCode } from '../acts/guest/register-success-code';
import CampaignDetailPage from '../screens/campaign-detail/campaign-detail-page';
import { sampleCampaign, sampleSession } from './samples';

/** Opens the page of a campaign as a member; every other path shows its address. */
export function openCampaign(
  fields: Partial<Campaign>,
  routes: FakeRoutes = {},
  { registerSuccess, ...options }: FakeHostOptions & { registerSuccess?: () => Promise<unknown> } = {},
): ReturnType<typeof renderWithHost> {
  const campaign = sampleCampaign(fields);
  return renderWithHost(
    <RemountOnce pathOf={() => 'one page'} onRemount={() => undefined} onError={refuse}>
      <RegisterSuccessCode.Provider value={registerSuccess}>
        <Routes>
          <Route path="/campaign/:id" element={<CampaignDetailPage />} />
          <Route path="*" element={<h1>Elsewhere</h1>} />
        </Routes>
      </RegisterSuccessCode.Provider>
    </RemountOnce>,
    {
      path: `/campaign/${campaign.id}`,
      session: sampleSession(),
      api: {
        [`GET /campaigns/${campaign.id}`]: { body: campaign },
        [`GET /campaigns/${campaign.id}/blackout_check`]: { body: { in_blackout_period: false } },
        ...routes,
      },
      ...options,
    },
  );
}

function refuse(error: unknown): never {
  throw error;
}

/** A phone with the given responses of camera and location. */
export function pretendPhone(answers: { geolocation?: Partial<Geolocation>; userAgent?: string } = {}) {
  const agent = answers.userAgent ?? 'Mozilla/5.0 (iPhone) Mobile/15E148';
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: answers.geolocation });
}
