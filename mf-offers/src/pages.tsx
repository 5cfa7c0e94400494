import { lazyPage } from '@mrw/shared-contracts';
import { Route, Routes } from 'react-router-dom';
import { RegisterSuccessCode } from './acts/guest/register-success-code';
import { HomePage } from './screens/home/home-page';

/** Pages that are scripts of their own (`page` in remote.json). */
export const lazyPages = {
  '/offer/:category': lazyPage(() => import('./screens/offer-list/offer-list-page')),
  '/campaign/:id': lazyPage(() => import('./screens/campaign-detail/campaign-detail-page')),
  '/campaign/:id/register_success': lazyPage(
    () => import('./screens/register-success/register-success-page'),
  ),
};

export function Pages() {
  return (
    <RegisterSuccessCode.Provider value={lazyPages['/campaign/:id/register_success'].load}>
      <Routes>
        <Route path="/home" element={<HomePage />} />
        {Object.entries(lazyPages).map(([path, Page]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Routes>
    </RegisterSuccessCode.Provider>
  );
}
