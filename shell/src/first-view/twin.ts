import { nameOf, roleOf } from './role-and-name';

const landmarks = 'main, nav, header, footer, section, form, [role]';

/**
 * Finds the element of one view in another one of the same page: the same role and name in the same parts of the page;
 * of several equal ones that with the same number. Hidden ones do not count: a drawn view has forms for every width.
 *
 * @returns null when there is none, or another number of them
 */
export function twinOf(element: Element, from: Element, to: Element): HTMLElement | null {
  const same = equalsIn(from, element, from);
  const others = equalsIn(to, element, from);
  const found = others[same.indexOf(element)];
  return found instanceof HTMLElement ? found : null;
}

function equalsIn(view: Element, like: Element, likeIn: Element): Element[] {
  const name = nameOf(like);
  const role = roleOf(like);
  const place = placeOf(like, likeIn);
  return [...view.querySelectorAll(like.tagName)].filter(
    (other) =>
      roleOf(other) === role && nameOf(other) === name && placeOf(other, view) === place && isShown(other),
  );
}

/** The roles and names of the parts of the page around an element. */
function placeOf(element: Element, view: Element): string {
  const parts: string[] = [];
  for (
    let part = element.parentElement?.closest(landmarks);
    part && view.contains(part);
    part = part.parentElement?.closest(landmarks)
  )
    parts.push(`${roleOf(part)} ${part.getAttribute('aria-label') ?? ''}`);
  return parts.join('/');
}

const isShown = (element: Element) => element.getClientRects().length > 0;
