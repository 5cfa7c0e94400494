import { selectionIn } from './selection';
import { twinOf } from './twin';

const typed =
  'textarea, select, input:not([type=password], [type=file], [type=hidden], [type=checkbox], [type=radio])';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Notes where the visitor is in the drawn view: scroll positions, typed text, focus and selection. Both views are in the
 * document; afterwards only the real one is.
 *
 * @returns a function that puts all of it into the real view
 */
export function carryOver(page: Window, drawn: HTMLElement, real: HTMLElement): () => void {
  const { scrollX, scrollY } = page;
  const steps = [
    ...[...drawn.querySelectorAll<Field>(typed)].map((field) => valueOf(field, twinOf(field, drawn, real))),
    ...scrolledIn(drawn).map((box) => scrollOf(box, twinOf(box, drawn, real))),
    focusIn(drawn, real),
    selectionIn(page, drawn, real),
  ];
  return () => {
    page.scrollTo(scrollX, scrollY);
    for (const step of steps) step?.();
  };
}

function valueOf(field: Field, into: HTMLElement | null): (() => void) | null {
  const { value } = field;
  const [first, kind] =
    field instanceof HTMLSelectElement ? [firstOf(field), 'change'] : [field.defaultValue, 'input'];
  if (!into || value === first) return null;
  return () => {
    // React overrides `value` of its own fields: the setter of the prototype makes the event one of typing.
    Reflect.set(Object.getPrototypeOf(into) as object, 'value', value, into);
    into.dispatchEvent(new Event(kind, { bubbles: true }));
  };
}

const firstOf = ({ options }: HTMLSelectElement) =>
  ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;

const scrolledIn = (drawn: HTMLElement) =>
  [...drawn.querySelectorAll('*')].filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0);

function scrollOf({ scrollLeft, scrollTop }: Element, into: HTMLElement | null): (() => void) | null {
  if (!into) return null;
  return () => {
    into.scrollTo({ left: scrollLeft, top: scrollTop, behavior: 'instant' });
  };
}

function focusIn(drawn: HTMLElement, real: HTMLElement): (() => void) | null {
  const { activeElement: active } = drawn.ownerDocument;
  if (!active || !drawn.contains(active)) return null;
  const into = twinOf(active, drawn, real);
  const range = rangeOf(active);
  return () => {
    into?.focus({ preventScroll: true });
    if (range && into instanceof HTMLElement && 'setSelectionRange' in into)
      Reflect.apply(into.setSelectionRange as () => void, into, range);
  };
}

/** The selection inside a field; fields of some kinds, for example numbers, have none. */
function rangeOf(field: Element): readonly unknown[] | null {
  const [start, end, direction] = ['selectionStart', 'selectionEnd', 'selectionDirection'].map(
    (key) => Reflect.get(field, key) as unknown,
  );
  return typeof start === 'number' ? [start, end, direction ?? 'none'] : null;
}
