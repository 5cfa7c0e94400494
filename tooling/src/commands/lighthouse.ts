import { buildAndRunPlaywright } from './browser-tests';

/** `npm run lighthouse`: the pages of visitors and the member card, into var/reports/lighthouse.md; fails below the aims. */
export async function lighthouse(): Promise<void> {
  process.exitCode = await buildAndRunPlaywright(['browsers/lighthouse.spec.ts'], { MRW_LIGHTHOUSE: 'all' });
}
