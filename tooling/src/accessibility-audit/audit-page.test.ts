import { auditPage } from './audit-page';
import type { AuditPart } from './audit-results';

const pages = (state: string, device: string, found: number): AuditPart => ({
  kind: 'pages',
  day: '2026-11-21',
  state,
  device,
  pages: [{ route: '/home', looks: 12, found }],
});

test('the page has checks, findings and what was not run', () => {
  const page = auditPage([
    pages('data', 'desktop', 0),
    pages('data', 'phone', 2),
    {
      kind: 'embed',
      day: '2026-11-22',
      device: 'phone',
      way: 'a plain frame',
      pages: [{ route: 'visitor', looks: 5, found: 0 }],
    },
    { kind: 'keyboard', day: '2026-11-22', flow: 'buy a coupon', passed: true },
    { kind: 'keyboard', day: '2026-11-22', flow: 'log out', passed: false },
  ]);
  expect(page).toContain('Checks: 29, findings: 2, from 2026-11-21 to 2026-11-22');
  expect(page).toContain('| `/home` | 12 | **2 of 12** | - |');
  expect(page).toContain('| `visitor` | - | 5 | - |');
  expect(page).toContain('| buy a coupon | done |');
  expect(page).toContain('| log out | **stuck** |');
});
