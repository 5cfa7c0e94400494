export * from './clock-text';
export * from './seconds-ring';
export { tillStrings } from './strings';
export * from './till-number';
export * from './till-outcome';
export * from './till-screen';
export * from './use-renewal';
