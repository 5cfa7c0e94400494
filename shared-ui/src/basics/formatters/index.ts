export * from './dates';
export * from './days';
export * from './names';
export * from './numbers';
export * from './read-number';
