export { bootPlan, startScripts, type BootPlan, type EarlyRead, type EarlyScript } from './boot-plan';
export * from './manifest';
