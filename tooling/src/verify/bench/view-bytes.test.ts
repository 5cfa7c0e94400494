/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { viewBytes } from './view-bytes';

const noise = (bytes: number) => randomBytes(bytes).toString('base64');

test('what precedes the data of a document counts, and nothing after it', () => {
  const view = `<html><script>x</script><div id="drawn">${noise(3_000)}</div>`;
  const data = `<script nonce="n" type="application/json" id="drawn-answers">["${noise(9_000)}"]</script>`;
  expect(viewBytes(view + data)).toBe(viewBytes(view));
  expect(viewBytes(view)).toBeGreaterThan(3_000);
  expect(viewBytes(view)).toBeLessThan(3_400);
});
