import { readPage, type KeptItem } from '@mrw/shared-contracts';
import { coupon, couponSort } from '@mrw/shared-contracts/api/coupons';
import { readAllPages } from '@mrw/shared-contracts/api/joined-pages';
import { pageParameters } from '@mrw/shared-contracts/api/paging';
import type { AxiosInstance } from 'axios';
import { itemOf } from './kept-record';

const mostPages = 5;
const params = {
  sort: couponSort.current,
  'filter[customer_detail_coupon_type]': 'AVAILABLE',
  ...pageParameters(100),
};

/**
 * The available coupons and tickets of a member, as they are kept.
 *
 * @throws ApiError always and only
 */
export async function readWallet(client: AxiosInstance, uid: string): Promise<readonly KeptItem[]> {
  const read = async (kind: KeptItem['kind']) => {
    const first = { url: `/customers/${uid}/${kind}s`, params };
    const pages = await readAllPages(
      (url) => readPage(client, url === null ? first : { url }, coupon),
      mostPages,
    );
    return pages.flatMap(({ items }) =>
      items.filter(({ is_forced_inactive }) => !is_forced_inactive).map((item) => itemOf(kind, item)),
    );
  };
  return (await Promise.all([read('coupon'), read('ticket')])).flat();
}
