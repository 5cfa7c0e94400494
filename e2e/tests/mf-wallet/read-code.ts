import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

/** Reads a code from the screen as a scanner at the till does. */
export async function readCode(picture: Locator): Promise<{ text: string; format: string } | null> {
  const bytes = fs.readFileSync(wasm);
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  // A code that is renewed meanwhile is another element.
  const taken = () => picture.screenshot({ animations: 'disabled' });
  const picked = await taken().catch(taken);
  const [found] = await readBarcodes(new Uint8Array(picked));
  return found ? { text: found.text, format: found.format } : null;
}
