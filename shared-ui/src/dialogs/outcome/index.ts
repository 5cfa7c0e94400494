export * from './checking-outcome';
export * from './outcome-in-hand';
export * from './use-unknown-outcome';
