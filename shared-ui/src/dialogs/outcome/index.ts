export * from './checking-outcome';
export * from './late-outcome';
export * from './outcome-in-hand';
export * from './use-outcome-page';
export * from './use-unknown-outcome';
