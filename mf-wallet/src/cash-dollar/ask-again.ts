import type { HostStorage } from '@mrw/shared-contracts';
import * as z from 'zod/mini';

/** Whether the member ticked "don't show again" on this device. */
export const askBeforePaying = (storage: HostStorage) =>
  storage.member('cash_dollar_ask', z.literal('never'), {
    lifetime: 'browser',
    staysBecause: 'The answer is for all visits on this device (Q-089).',
  });
