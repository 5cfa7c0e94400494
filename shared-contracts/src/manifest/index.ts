export * from './boot-plan';
export * from './former-keys';
export * from './manifest';
export * from './remote-name';
