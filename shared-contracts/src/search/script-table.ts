import type { ScriptTable } from './normalize';

/**
 * Reads a dictionary of OpenCC: `traditional simplified|traditional simplified …`. Of several Simplified characters
 * the first one, the most common, is used.
 */
export function readScriptTable(text: string): ScriptTable {
  const table = new Map<string, string>();
  for (const line of text.split('|')) {
    const [traditional, simplified] = line.split(' ');
    if (traditional && simplified) table.set(traditional, simplified);
  }
  return table;
}

/** The table that equates Traditional and Simplified: a file of its own of 10 kB. */
export async function loadScriptTable(): Promise<ScriptTable> {
  const { default: pairs } = await import('opencc-js/dict/TSCharacters');
  return readScriptTable(pairs);
}
