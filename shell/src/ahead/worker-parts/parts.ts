/** What a device can choose that needs the worker: what is kept for no network, messages, receipts from other apps. */
export const workerParts = ['card', 'push', 'share'] as const;
export type WorkerPart = (typeof workerParts)[number];

const file = '/service-worker.js';

/** In `localStorage`: the parts that this device has chosen. */
export const partsKey = 'mrw_worker';

/** The parts that a text names, in one order. */
export const partsIn = (text: string | null): readonly WorkerPart[] => {
  const named = (text ?? '').split(' ');
  return workerParts.filter((part) => named.includes(part));
};

/** The address says what the worker does: it knows so before its first answer, and other parts are another worker. */
export const workerAddress = (parts: readonly WorkerPart[]): string => `${file}?parts=${parts.join('+')}`;

/** The parts of a worker by its address. That of releases before contract 1.14 keeps the card. */
export const partsOfWorker = (address: string): readonly WorkerPart[] => {
  const { searchParams } = new URL(address);
  return searchParams.has('parts') ? partsIn(searchParams.get('parts')) : ['card'];
};
