import type { Localized } from '../../platform/db/schema/columns';
import type { TransactionDetail } from '../../platform/db/schema/points';
import { say } from '../../platform/http/language';
import type { Language } from '../../platform/http/language';

/** Content of a receipt, in one language; missing parts stay missing. */
export function detailAnswer(detail: TransactionDetail, language: Language) {
  const told = (text: Localized | undefined) => text && say(text, language);
  const titled = <Discount extends { title?: Localized }>(discounts: Discount[] | undefined) =>
    discounts?.map((discount) => ({ ...discount, title: told(discount.title) }));
  return {
    ...detail,
    purchased_items: (detail.purchased_items ?? []).map((item) => ({
      ...item,
      name: say(item.name, language),
      discounts: titled(item.discounts),
    })),
    discounts: titled(detail.discounts),
    remarks: told(detail.remarks),
  };
}
