import * as z from 'zod/mini';

const arrival = z.object({ chosenStore: z.string() });

/** Navigation state of a coupon whose store was just chosen: the name of the store. */
export type ChosenStore = z.infer<typeof arrival>;

/** The store that was chosen on the page that led here. */
export const chosenStoreOf = (state: unknown): string | undefined =>
  arrival.safeParse(state).data?.chosenStore;
