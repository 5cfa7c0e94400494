export * from './clock-text';
export * from './SecondsRing';
export * from './TillClose';
export * from './use-modal-focus';
export * from './use-wake-lock';
