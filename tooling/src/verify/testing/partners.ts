import type { Addresses } from '@mrw/shared-contracts/addresses';
import type { Partners, Registration } from '@mrw/shared-contracts/partners/registration';

/** A registration for tests. */
export const harbourMall = (parts: Partial<Registration> = {}): Registration => ({
  name: { en: 'Harbour Mall', 'zh-Hant': '海港商場', 'zh-Hans': '海港商场' },
  origins: ['https://mall.example'],
  modes: ['frame', 'inline'],
  languages: ['en', 'zh-Hant', 'zh-Hans'],
  secrets: [],
  ...parts,
});

/** Partners for tests: with both modes, with frames only, in their own page only. */
export const testPartners = ({ partner }: Addresses): Partners => ({
  'harbour-mall': harbourMall({ origins: [partner.origin, `http://127.0.0.1:${partner.port}`] }),
  'pier-outlet': harbourMall({ origins: ['https://pier-outlet.example'], modes: ['frame'] }),
  'inline-only': harbourMall({ origins: ['https://inline.example'], modes: ['inline'] }),
});
