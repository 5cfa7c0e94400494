import type * as z from 'zod/mini';
import { embedCommand, embedConnect, embedReport } from './embed';
import { giftCardCancel, giftCardFrameMessage } from './gift-card-frame';
import { partnerAnswer, partnerRequest } from './partner';

type Row = readonly [message: Record<string, unknown>, ok: boolean];

const text = (length: number) => 'x'.repeat(length);
const connect = { type: 'MRW_CONNECT', version: 1, language: 'en' };
const answer = { type: 'APPLY_COUPON', status: 'SUCCESS', request_id: 'r1' };

const shapes: readonly (readonly [name: string, schema: z.ZodMiniType, rows: readonly Row[]])[] = [
  [
    'the first message of a page around a frame',
    embedConnect,
    [
      [connect, true],
      [{ ...connect, token: text(4_000) }, true],
      [{ ...connect, token: text(4_001) }, false],
      [{ ...connect, token: '' }, false],
      [{ ...connect, language: 'fr' }, false],
      [{ ...connect, version: 2 }, false],
      [{ ...connect, type: 'MRW_READY' }, false],
    ],
  ],
  [
    'what the page tells the wallet',
    embedCommand,
    [
      [{ type: 'MRW_LANGUAGE', language: 'zh-Hant' }, true],
      [{ type: 'MRW_LANGUAGE', language: 'zh' }, false],
      [{ type: 'MRW_LANGUAGE' }, false],
      [{ type: 'MRW_PAGE', page: '/user/myCoupon' }, true],
      [{ type: 'MRW_PAGE', page: '/' }, true],
      [{ type: 'MRW_PAGE', page: '//evil.example' }, false],
      [{ type: 'MRW_PAGE', page: '/\\evil.example' }, false],
      [{ type: 'MRW_PAGE', page: 'https://evil.example' }, false],
      [{ type: 'MRW_PAGE', page: ' /home' }, false],
      [{ type: 'MRW_PAGE', page: `/${text(299)}` }, true],
      [{ type: 'MRW_PAGE', page: `/${text(300)}` }, false],
      [{ type: 'MRW_SESSION', token: null }, true],
      [{ type: 'MRW_SESSION', token: 'code' }, true],
      [{ type: 'MRW_SESSION', token: '' }, false],
      [{ type: 'MRW_SESSION' }, false],
      [answer, true],
      [{ ...answer, type: 'APPLY_CASH_CODE', status: 'FAILED', error: 'No.' }, true],
      [{ ...answer, error: '' }, true],
      [{ ...answer, error: null }, true],
      [{ ...answer, error: text(1_001) }, false],
      [{ ...answer, request_id: text(1_000) }, true],
      [{ ...answer, request_id: text(1_001) }, false],
      [{ type: 'APPLY_COUPON', status: 'SUCCESS' }, false],
      [{ ...answer, status: 'MAYBE' }, false],
      [{ ...answer, type: 'MRW_STATE' }, false],
    ],
  ],
  [
    'what the wallet tells the page',
    embedReport,
    [
      [{ type: 'MRW_READY' }, true],
      [{ type: 'MRW_STATE', session: 'member' }, true],
      [{ type: 'MRW_STATE', session: 'visitor' }, true],
      [{ type: 'MRW_STATE', session: 'restoring' }, false],
      [{ type: 'MRW_PAGE', page: '/coupon/1001' }, true],
      [{ type: 'MRW_PAGE', page: '' }, false],
      [{ type: 'MRW_RESIZE', height: 1 }, true],
      [{ type: 'MRW_RESIZE', height: 0.5 }, false],
      [{ type: 'MRW_RESIZE', height: 100_000 }, true],
      [{ type: 'MRW_RESIZE', height: 100_001 }, false],
      [{ type: 'MRW_RESIZE', height: '600' }, false],
      [{ type: 'APPLY_COUPON', code: 'C', request_id: 'r1' }, true],
      [{ type: 'APPLY_COUPON', code: '', request_id: 'r1' }, false],
      [{ type: 'APPLY_COUPON', request_id: 'r1' }, false],
      [{ type: 'APPLY_COUPON', code: 'C' }, false],
      [{ type: 'APPLY_CASH_CODE', value: 'V', request_id: 'r1' }, true],
      [{ type: 'APPLY_CASH_CODE', code: 'C', request_id: 'r1' }, false],
    ],
  ],
  [
    'what the gift-card frame tells the page',
    giftCardFrameMessage,
    [
      [{ type: 'GIFT_CARD_LOGIN_SUCCESS', token: text(4_096) }, true],
      [{ type: 'GIFT_CARD_LOGIN_SUCCESS', token: text(4_097) }, false],
      [{ type: 'GIFT_CARD_LOGIN_SUCCESS', token: '' }, false],
      [{ type: 'GIFT_CARD_LOGIN_SUCCESS' }, false],
      [{ type: 'GIFT_CARD_LOGIN_FAILED' }, true],
      [{ type: 'GIFT_CARD_LOGIN_FAILED', error: text(1_000) }, true],
      [{ type: 'GIFT_CARD_LOGIN_FAILED', error: text(1_001) }, false],
      [{ type: 'GIFT_CARD_RESIZE', height: 1 }, true],
      [{ type: 'GIFT_CARD_RESIZE', height: 0 }, false],
      [{ type: 'GIFT_CARD_RESIZE', height: 4_000 }, true],
      [{ type: 'GIFT_CARD_RESIZE', height: 4_001 }, false],
      [giftCardCancel, false],
    ],
  ],
  [
    'what an embedded wallet asks',
    partnerRequest,
    [
      [{ type: 'APPLY_COUPON', code: 'C' }, true],
      [{ type: 'APPLY_COUPON', code: 'C', request_id: 'r1' }, true],
      [{ type: 'APPLY_COUPON', code: text(1_000) }, true],
      [{ type: 'APPLY_COUPON', code: text(1_001) }, false],
      [{ type: 'APPLY_COUPON', code: '' }, false],
      [{ type: 'APPLY_COUPON', code: 'C', request_id: '' }, false],
      [{ type: 'APPLY_CASH_CODE', value: 'V' }, true],
      [{ type: 'APPLY_CASH_CODE', code: 'C' }, false],
      [{ type: 'REDEEM', code: 'C' }, false],
    ],
  ],
  [
    'what the site around it answers',
    partnerAnswer,
    [
      [{ type: 'APPLY_COUPON', status: 'SUCCESS' }, true],
      [{ type: 'APPLY_CASH_CODE', status: 'FAILED', error: 'No.', request_id: 'r1' }, true],
      [{ type: 'APPLY_COUPON', status: 'FAILED', error: '' }, true],
      [{ type: 'APPLY_COUPON', status: 'SUCCESS', error: null }, true],
      [{ type: 'APPLY_COUPON', status: 'FAILED', error: text(1_001) }, false],
      [{ type: 'APPLY_COUPON', status: 'FAILED', request_id: '' }, false],
      [{ type: 'APPLY_COUPON', status: 'DONE' }, false],
      [{ type: 'APPLY_COUPON' }, false],
      [{ status: 'SUCCESS' }, false],
    ],
  ],
];

test.each(
  shapes.flatMap(([name, schema, rows]) => rows.map(([message, ok]) => ({ name, schema, message, ok }))),
)('$name: $message is agreed: $ok', ({ schema, message, ok }) => {
  expect(schema.safeParse(message).success).toBe(ok);
  if (ok) expect(schema.parse({ ...message, more: 1 })).toEqual(message);
});

test('a cancelled redemption is told to the frame by its name', () => {
  expect(giftCardCancel).toEqual({ type: 'GIFT_CARD_CANCEL' });
});
