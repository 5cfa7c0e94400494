/** A rounded distance: steps of 10 m below a kilometre, of 100 m below ten, then whole kilometres. */
export function shownDistance(metres: number): { unit: 'metres' | 'kilometres'; value: string } {
  const tens = Math.round(metres / 10) * 10;
  if (tens < 1_000) return { unit: 'metres', value: String(Math.max(10, tens)) };
  const kilometres = metres / 1_000;
  return { unit: 'kilometres', value: kilometres < 9.95 ? kilometres.toFixed(1) : kilometres.toFixed(0) };
}
