import { BeingBuilt } from '@mrw/shared-ui';

export default function StoreDetailPage() {
  return <BeingBuilt route="/storeDetail" />;
}
