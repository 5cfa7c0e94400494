const rolesOfTags: Readonly<Record<string, string>> = {
  a: 'link',
  button: 'button',
  footer: 'contentinfo',
  header: 'banner',
  main: 'main',
  nav: 'navigation',
  section: 'region',
  select: 'combobox',
  summary: 'button',
  textarea: 'textbox',
};

/** The role of an element, as far as it is needed to find the same element again. */
export function roleOf(element: Element): string {
  const tag = element.tagName.toLowerCase();
  const type = tag === 'input' ? (element.getAttribute('type') ?? 'text') : '';
  return element.getAttribute('role') ?? rolesOfTags[tag] ?? `${tag} ${type}`.trim();
}

/** The name of an element for a screen reader; that of a field never contains what was typed. */
export function nameOf(element: Element): string {
  const { ownerDocument: page } = element;
  const by = (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => textOf(page.getElementById(id)));
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map(textOf) : [];
  const isField = element.matches('input, textarea, select');
  const candidates = [
    by.join(' '),
    element.getAttribute('aria-label'),
    labels.join(' '),
    isField ? null : textOf(element),
    ...[...element.querySelectorAll('img[alt]')].map((image) => image.getAttribute('alt')),
    element.getAttribute('placeholder'),
    element.getAttribute('name'),
  ];
  return candidates.map((text) => (text ?? '').replace(/\s+/g, ' ').trim()).find(Boolean) ?? '';
}

const textOf = (element: Element | null) => element?.textContent ?? '';
