import type { ScriptTable } from './fold';

/**
 * Reads a dictionary of OpenCC: `traditional simplified|traditional simplified …`. Where it names several Simplified
 * characters the first one, the usual one, counts.
 */
export function readScriptTable(text: string): ScriptTable {
  const table = new Map<string, string>();
  for (const line of text.split('|')) {
    const [traditional, simplified] = line.split(' ');
    if (traditional && simplified) table.set(traditional, simplified);
  }
  return table;
}
