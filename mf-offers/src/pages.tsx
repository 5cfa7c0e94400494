import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomePage } from './home/home-page';

const OfferListPage = lazy(() => import('./offer-list/offer-list-page'));
const RegisterSuccessPage = lazy(() => import('./register-success/register-success-page'));
const CampaignDetailPage = lazy(() => import('./campaign-detail/campaign-detail-page'));

export function Pages() {
  return (
    <Routes>
      <Route path="/home" element={<HomePage />} />
      <Route path="/offer/:category" element={<OfferListPage />} />
      <Route path="/campaign/:id" element={<CampaignDetailPage />} />
      <Route path="/campaign/:id/register_success" element={<RegisterSuccessPage />} />
    </Routes>
  );
}
