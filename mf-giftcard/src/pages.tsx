import { Route, Routes } from 'react-router-dom';
import { RedemptionPage } from './redemption/redemption-page';

export function Pages() {
  return (
    <Routes>
      <Route path="/redeem-gift-card" element={<RedemptionPage />} />
    </Routes>
  );
}
