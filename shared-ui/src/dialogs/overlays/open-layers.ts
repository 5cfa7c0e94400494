import { useEffect, useState, useSyncExternalStore } from 'react';

let layers: readonly symbol[] = [];
const listeners = new Set<() => void>();

/**
 * Shows one layer at a time: a dialog that is opened over another hides it until it closes.
 *
 * @returns whether no later layer is open
 */
export function useTopLayer(open: boolean): boolean {
  // Not useId: shell and remotes are separate roots, whose ids can be equal.
  const [id] = useState(() => Symbol('layer'));
  useEffect(() => {
    if (!open) return;
    set([...layers, id]);
    return () => {
      set(layers.filter((layer) => layer !== id));
    };
  }, [open, id]);
  const top = useSyncExternalStore(subscribe, () => layers[layers.length - 1]);
  return !layers.includes(id) || top === id;
}

function set(next: readonly symbol[]) {
  layers = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
