export * from './checking-outcome';
export * from './use-unknown-outcome';
