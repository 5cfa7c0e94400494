/**
 * The tab that a key selects.
 *
 * @param key of the keyboard event
 * @param at index of the selected tab
 * @param count number of tabs
 * @returns null for keys that do not move
 */
export function nextTab(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
