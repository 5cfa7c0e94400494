import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Html } from './html';

export interface InlineStyles {
  element: Html;
  /** What names them in a content security policy. */
  source: string;
}

/** Style sheets to be written into a page: one in a frame is measured before files of its own could have come. */
export async function inlineStyles(sheets: readonly URL[]): Promise<InlineStyles> {
  const texts = await Promise.all(sheets.map((sheet) => readFile(sheet, 'utf8')));
  const text = texts.join('\n');
  const hash = createHash('sha256').update(text).digest('base64');
  return { element: { markup: `<style>${text}</style>` }, source: `'sha256-${hash}'` };
}
