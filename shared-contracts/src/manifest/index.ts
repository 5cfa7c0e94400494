export * from './boot-plan';
export * from './manifest';
