/** A press on a view that has no scripts. */
export type DrawnPress = { target: EventTarget | null; at: number };
