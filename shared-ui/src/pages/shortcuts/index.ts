export * from './cash-dollar-shortcut';
export * from './shortcut';
