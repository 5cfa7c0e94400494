declare module 'react-refresh/runtime' {
  /** Makes React report its roots to the refresh runtime. */
  export function injectIntoGlobalHook(window: Window): void;
}
