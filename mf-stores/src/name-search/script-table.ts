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
