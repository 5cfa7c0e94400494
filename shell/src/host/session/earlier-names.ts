const earlier = 'cash_dollar_ask.';

/**
 * Before contract 1.9 the wallet stored "don't show again" under its own key. It is moved to the key of
 * `host.storage`, because it is valid for years; all other earlier values end with the tab.
 */
export function renameEarlierValues(storage: () => Storage): void {
  try {
    const area = storage();
    for (const name of Object.keys(area).filter((each) => each.startsWith(earlier))) {
      area.setItem(`mrw_kept_cash_dollar_ask_${name.slice(earlier.length)}`, '"never"');
      area.removeItem(name);
    }
  } catch {
    // Storage is full or blocked: the question is shown again.
  }
}
