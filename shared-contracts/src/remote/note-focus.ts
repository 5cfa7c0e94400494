const fields = () => [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];

/**
 * Notes the field in which a person is, before a page is mounted anew.
 *
 * @returns leads to the same field of the new page, or to its heading; a page that took the focus keeps it
 */
export function noteFocus(): () => void {
  const at = fields().findIndex((field) => field === document.activeElement);
  const left = fields()[at];
  const [start, end] = [left?.selectionStart ?? null, left?.selectionEnd ?? null];
  return () => {
    if (document.activeElement !== document.body) return;
    const field = fields()[at];
    if (left && field?.type === left.type && field.value === left.value) {
      field.focus({ preventScroll: true });
      // Fields of some kinds, for example numbers, have no selection.
      if (start !== null) field.setSelectionRange(start, end);
      return;
    }
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  };
}
