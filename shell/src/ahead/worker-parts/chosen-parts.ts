import { partsIn, partsKey, workerAddress, type WorkerPart } from './parts';

/** @returns none where the browser blocks its storage */
export function chosenParts(storage: () => Storage = () => localStorage): readonly WorkerPart[] {
  try {
    return partsIn(storage().getItem(partsKey));
  } catch {
    return [];
  }
}

/** Registers the one worker of this device, with this part as well. @throws the error of the browser */
export async function choosePart(part: WorkerPart): Promise<void> {
  const parts = partsIn([...chosenParts(), part].join(' '));
  localStorage.setItem(partsKey, parts.join(' '));
  await register(parts);
}

/**
 * Ends a part; without any left the worker is unregistered. Without a network a worker with other parts goes on as it is
 * until one of them is chosen again.
 *
 * @throws the error of the browser
 */
export async function leavePart(part: WorkerPart): Promise<void> {
  const left = chosenParts().filter((chosen) => chosen !== part);
  if (left.length > 0) {
    localStorage.setItem(partsKey, left.join(' '));
    await register(left).catch(() => undefined);
    return;
  }
  try {
    localStorage.removeItem(partsKey);
  } catch {
    // Nothing was chosen when storage is blocked.
  }
  await (await navigator.serviceWorker.getRegistration())?.unregister();
}

const register = async (parts: readonly WorkerPart[]): Promise<void> => {
  await navigator.serviceWorker.register(workerAddress(parts), { updateViaCache: 'none' });
};
