import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

let script: string | null = null;

/** The part of the job that runs in the page, as one script. */
export function inPageScript(): string {
  const main = fileURLToPath(new URL('in-page/main.ts', import.meta.url));
  const made = () => buildSync({ entryPoints: [main], bundle: true, write: false, format: 'iife' });
  script ??= made().outputFiles[0]?.text ?? '';
  return script;
}
