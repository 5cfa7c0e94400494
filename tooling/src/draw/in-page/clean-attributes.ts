/** Attributes whose value is an address. */
const addresses = new Set(['href', 'xlink:href', 'src', 'poster', 'cite', 'data', 'background']);
/** Attributes with the ids of other elements. */
const references = new Set([
  'for',
  'list',
  'headers',
  'form',
  'popovertarget',
  ...['labelledby', 'describedby', 'controls', 'owns', 'activedescendant', 'details', 'errormessage'].map(
    (name) => `aria-${name}`,
  ),
  'aria-flowto',
]);
/** What a page can do with them, or what belongs to the live view only. */
const dropped = new Set([
  'srcdoc',
  'action',
  'formaction',
  'autofocus',
  'autoplay',
  'nonce',
  'ping',
  'slot',
  'target-id',
  'elementtiming',
  'aria-live',
  'contenteditable',
  'data-discover',
  'data-remote',
  'draggable',
  // Of no use inside a document.
  'xmlns',
  'focusable',
]);

/** Spaces and control characters inside are skipped by browsers. */
const schemeOf = (address: string) =>
  // eslint-disable-next-line no-control-regex -- browsers skip them
  /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/[\u0000-\u0020]+/g, ''))?.[1]?.toLowerCase() ?? '';

const isSafe = (address: string, name: string) => {
  const scheme = schemeOf(address);
  if (['', 'http', 'https'].includes(scheme)) return true;
  if (name === 'src' || name === 'poster')
    return /^data:image\/(png|jpeg|gif|webp|avif);/i.test(address.trim());
  return name === 'href' && ['mailto', 'tel', 'sms', 'whatsapp'].includes(scheme);
};

/**
 * Makes the attributes of an element harmless and its ids different from those of the live view.
 *
 * @param classOf the class that stands for an inline style
 */
export function cleanAttributes(element: Element, prefix: string, classOf: (style: string) => string | null) {
  const style = element.getAttribute('style');
  element.removeAttribute('style');
  for (const { name, value } of [...element.attributes]) {
    const key = name.toLowerCase();
    if (key.startsWith('on') || dropped.has(key)) element.removeAttribute(name);
    else if (addresses.has(key) && !isSafe(value, key)) element.removeAttribute(name);
    else if (key === 'srcset' || key === 'imagesrcset')
      keepUnless(/(^|[\s,])(?!https?:)[a-z]+:/i, element, name, value);
    else if (key === 'id') element.id = prefix + value;
    else if (references.has(key)) element.setAttribute(name, prefixed(value, prefix));
    else if (/^(xlink:)?href$/.test(key) && /^#./.test(value))
      element.setAttribute(name, `#${prefix}${value.slice(1)}`);
    else if (/url\(/i.test(value)) keepUnless(/url\((?!\s*["']?#)/i, element, name, ofView(value, prefix));
  }
  // Radio buttons of one name are one group, whatever view they are in.
  if (element.getAttribute('type') === 'radio' && element.hasAttribute('name'))
    element.setAttribute('name', prefix + (element.getAttribute('name') ?? ''));
  const made = style ? classOf(style) : null;
  if (made) element.classList.add(made);
}

function keepUnless(bad: RegExp, element: Element, name: string, value: string): void {
  if (bad.test(value)) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

const prefixed = (ids: string, prefix: string) =>
  ids
    .split(/\s+/)
    .filter((id) => id !== '')
    .map((id) => prefix + id)
    .join(' ');

const ofView = (value: string, prefix: string) => value.replace(/url\((\s*["']?)#/gi, `url($1#${prefix}`);
