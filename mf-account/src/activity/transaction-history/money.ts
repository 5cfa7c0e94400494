import type { TransactionDetail } from '@mrw/shared-contracts/api/transaction-history';
import { formatMoney } from '@mrw/shared-ui/formatters';

export const isRefund = (eventType: string): boolean => eventType === 'REFUND';

/** Refund events show their amounts as positive ones (§4). */
export function shownAmount(eventType: string, dollars: number): number {
  return isRefund(eventType) ? Math.abs(dollars) : dollars;
}

/** The event of a detail, which may have it in its order status only (§3). */
export function eventOf(transaction: Pick<TransactionDetail, 'event_type' | 'orderStatus'>): string {
  return transaction.event_type || transaction.orderStatus;
}

/** HK$ with two decimals; null when the server sent no amount. */
export function moneyText(eventType: string, dollars: number | null | undefined): string | null {
  return typeof dollars === 'number' && Number.isFinite(dollars)
    ? formatMoney(shownAmount(eventType, dollars))
    : null;
}

/** An item is returned when the record says so or when its quantity or value is negative (§4). */
export function isRefunded(item: {
  status?: string | null | undefined;
  quantity?: number | null | undefined;
  value?: number | null | undefined;
}): boolean {
  return item.status === 'REFUNDED' || (item.quantity ?? 0) < 0 || (item.value ?? 0) < 0;
}
