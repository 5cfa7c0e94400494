import type { Language } from '@mrw/shared-contracts';
import { renderWithHost } from '@mrw/shared-contracts/testing';
import { DaysLeft } from './days-left';

const now = '2026-11-21T09:00:00+08:00';

test.each<[end: string, language: Language, words: string, number: string | undefined]>([
  ['2026-11-21T23:59:59+08:00', 'en', 'Last day', undefined],
  ['2026-11-22T23:59:59+08:00', 'en', '1 day left', '1'],
  ['2026-11-24T23:59:59+08:00', 'en', '3 days left', '3'],
  ['2026-11-27T23:59:59+08:00', 'zh-Hant', '尚餘 6 天', '6'],
  ['2026-11-27T23:59:59+08:00', 'zh-Hans', '剩余 6 天', '6'],
  ['2026-11-28T23:59:59+08:00', 'en', '', undefined],
  ['2026-11-20T23:59:59+08:00', 'en', '', undefined],
])('a voucher that ends on %s says in %s "%s"', (end, language, words, number) => {
  const { container } = renderWithHost(<DaysLeft end={end} now={now} />, { language });
  expect(container.textContent).toBe(words);
  expect(container.querySelector('strong')?.textContent).toBe(number);
});
