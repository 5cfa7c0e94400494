export * from './gain-sheet';
export { useBalanceBefore } from './use-balance-before';
