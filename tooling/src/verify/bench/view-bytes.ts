import { brotliCompressSync, constants } from 'node:zlib';
import { drawnIds } from '@mrw/shared-contracts/manifest/drawn-page';

/** Bytes of a document with a first view that precede its data, as they are sent: head, styles and markup. */
export function viewBytes(document: string): number {
  const data = document.indexOf(`id="${drawnIds.answers}"`);
  const end = data < 0 ? document.length : document.lastIndexOf('<script', data);
  return brotliCompressSync(document.slice(0, end), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    .length;
}
