import { auditPage } from './audit-page';
import type { AuditPart } from './audit-results';

const pages = (state: string, device: string, found: number): AuditPart => ({
  kind: 'pages',
  day: '2026-11-21',
  state,
  device,
  pages: [{ route: '/home', checks: 12, found }],
});

test('the page has checks, findings and what was not run', () => {
  const parts: AuditPart[] = [
    pages('data', 'desktop', 0),
    pages('data', 'phone', 2),
    {
      kind: 'embed',
      day: '2026-11-22',
      device: 'phone',
      way: 'a plain frame',
      pages: [{ route: 'visitor', checks: 5, found: 0 }],
    },
    { kind: 'keyboard', day: '2026-11-22', flow: 'buy a coupon', passed: true },
    { kind: 'keyboard', day: '2026-11-22', flow: 'log out', passed: false },
  ];
  const page = auditPage(parts, 'ab12');
  expect(page).toContain('Checks: 29, findings: 2, from 2026-11-21 to 2026-11-22');
  expect(page).toContain('| `/home` | 12 | **2 of 12** | - |');
  expect(page).toContain('| `visitor` | - | 5 | - |');
  expect(page).toContain('| buy a coupon | done |');
  expect(page).toContain('| log out | **stuck** |');
});

test('the page says of which sources its results are, and how many are of others', () => {
  const parts = [
    { ...pages('data', 'desktop', 0), sources: 'ab12' },
    { ...pages('data', 'phone', 0), sources: 'cd34' },
  ];
  expect(auditPage(parts.slice(0, 1), 'ab12')).toContain('Sources: `ab12`.');
  expect(auditPage(parts, 'ab12')).toContain('The sources have changed since in 1 of 2 parts.');
});
