import fs from 'node:fs';
import { expect, test } from '../../harness/test';

test('all dates of the expiry centre are saved as one calendar file', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/expiry_centre');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Add all \d+ dates$/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^expiring-\d{4}-\d\d-\d\d\.ics$/);
  const text = fs.readFileSync(await file.path(), 'utf8');
  const count = Number(/\d+/.exec(await page.getByRole('button', { name: /^Add all/ }).innerText())?.[0]);
  expect(text.split('BEGIN:VEVENT')).toHaveLength(count + 1);
  expect(text.split('TRIGGER:-P2DT15H').length).toBeGreaterThan(2);
  expect(text.split('TRIGGER:-PT15H').length).toBeGreaterThan(2);
});
