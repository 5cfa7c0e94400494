import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { WhereaboutsProvider } from './near-me/whereabouts';
import { StoreDirectoryPage } from './store-directory/store-directory-page';

const StoreDetailPage = lazy(() => import('./store-detail/store-detail-page'));

export function Pages() {
  return (
    <WhereaboutsProvider>
      <Routes>
        <Route path="/about/store" element={<StoreDirectoryPage />} />
        <Route path="/storeDetail/:id" element={<StoreDetailPage />} />
      </Routes>
    </WhereaboutsProvider>
  );
}
