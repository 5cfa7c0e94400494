import type { Entry, Shelf } from '../shelf';

/** A shelf in memory. `fails` makes each of its methods fail, as in a browser that blocks it or has no space. */
export function memoryShelf() {
  const state: { entry: unknown; fails: boolean } = { entry: null, fails: false };
  const work = <Result>(act: () => Result) =>
    state.fails
      ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
      : Promise.resolve().then(act);
  const shelf: Shelf = {
    read: () => work(() => state.entry),
    put: (entry) => work(() => void (state.entry = entry)),
    replace: (entry) =>
      work(() => {
        const now = state.entry;
        if (typeof now === 'object' && now && Reflect.get(now, 'id') === entry.id) state.entry = entry;
      }),
    clear: () => work(() => void (state.entry = null)),
  };
  return { shelf, state };
}

/** An entry with other content. */
export const withContent = (entry: unknown, content: ArrayBuffer): Entry =>
  Object.assign({ ...(entry as Entry) }, { content });
