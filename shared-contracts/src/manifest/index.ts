export * from './boot-plan';
export * from './manifest';
export * from './release-version';
export * from './remote-name';
export * from './remote-name-pattern';
