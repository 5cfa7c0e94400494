/** What a spreadsheet takes for the beginning of a formula, in both widths. */
const formula = /^\s*[=+\-@＝＋－＠\t\r\n]/;

/**
 * Rows as a file that spreadsheets open: UTF-8 with a byte order mark, every text quoted, no text taken for a formula.
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return `"${safe.replace(/"/g, '""')}"`;
}
