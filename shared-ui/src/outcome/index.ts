export * from './use-unknown-outcome';
