/** A ref for the one field of a step that was asked for: the keyboard opens at once. */
export function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}
