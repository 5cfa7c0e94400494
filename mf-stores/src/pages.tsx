import { lazyPage } from '@mrw/shared-contracts';
import { Route, Routes } from 'react-router-dom';
import { GeolocationProvider } from './near-me/geolocation';
import { ShownPagesProvider } from './store-directory/shown-pages';
import { StoreDirectoryPage } from './store-directory/store-directory-page';

const StoreDetailPage = lazyPage(
  () => import(/* webpackChunkName: "store-detail" */ './store-detail/store-detail-page'),
);

/** Pages that are scripts of their own (`page` in remote.json). */
export const lazyPages = { '/storeDetail/:id': StoreDetailPage };

export function Pages() {
  return (
    <GeolocationProvider>
      <ShownPagesProvider>
        <Routes>
          <Route path="/about/store" element={<StoreDirectoryPage />} />
          <Route path="/storeDetail/:id" element={<StoreDetailPage />} />
        </Routes>
      </ShownPagesProvider>
    </GeolocationProvider>
  );
}
