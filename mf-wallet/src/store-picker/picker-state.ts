import * as z from 'zod/mini';

const chosenStore = z.object({ id: z.string(), name: z.string() });
const cashState = z.object({ store: z.optional(chosenStore), amount: z.optional(z.string()) });
const pickerState = z.object({ fromPath: z.optional(z.string()), amount: z.optional(z.string()) });

export type ChosenStore = z.infer<typeof chosenStore>;
/** Navigation state of /use_cash_dollar. */
export type CashState = z.infer<typeof cashState>;
/** Navigation state of /select_store: where the store is returned to, and the input of that page. */
export type PickerState = z.infer<typeof pickerState>;

export function readCashState(state: unknown): CashState {
  return cashState.safeParse(state).data ?? {};
}

export function readPickerState(state: unknown): PickerState {
  return pickerState.safeParse(state).data ?? {};
}
