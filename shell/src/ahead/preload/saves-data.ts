/** Only some browsers have it. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether unneeded bytes should be avoided for this visitor: data saving is on, or the connection is slow. */
export function savesData(navigator: Navigator & { connection?: Connection }): boolean {
  const { saveData, effectiveType = '4g' } = navigator.connection ?? {};
  return saveData === true || effectiveType.endsWith('2g');
}
