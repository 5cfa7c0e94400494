export * from './boot-plan';
export * from './manifest';
export * from './remote-name';
