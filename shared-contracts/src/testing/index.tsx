export * from './fake-api';
export * from './fake-host';
export * from './hostile-messages';
export * from './list-ends';
export * from './memory-navigation';
export * from './network';
export * from './points';
export * from './render';
