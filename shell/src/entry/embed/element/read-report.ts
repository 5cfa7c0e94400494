import type { EmbedReport } from '@mrw/shared-contracts/messages/embed';

/**
 * Parses a report of the wallet, as the schema `embedReport` does: by hand, because a schema library would double the
 * size of embed.js. A test compares the two.
 */
export function readReport(data: unknown): EmbedReport | null {
  if (!isRecord(data)) return null;
  const { type, session, page, height, code, value, request_id } = data;
  switch (type) {
    case 'MRW_READY':
      return { type };
    case 'MRW_STATE':
      return session === 'member' || session === 'visitor' ? { type, session } : null;
    case 'MRW_PAGE':
      return isText(page, 300) && /^\/(?!\/)[^\\]*$/.test(page) ? { type, page } : null;
    case 'MRW_RESIZE':
      return typeof height === 'number' && height >= 1 && height <= 100_000 ? { type, height } : null;
    case 'APPLY_COUPON':
      return isText(code) && isText(request_id) ? { type, code, request_id } : null;
    case 'APPLY_CASH_CODE':
      return isText(value) && isText(request_id) ? { type, value, request_id } : null;
    default:
      return null;
  }
}

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const isText = (value: unknown, longest = 1_000): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longest;
