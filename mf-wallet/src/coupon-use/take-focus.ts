/** For the only field of a requested step: the keyboard opens at once, and typing replaces the content. */
export function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
