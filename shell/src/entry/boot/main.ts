import type { BootPlan } from '@mrw/shared-contracts/manifest';
import { boot } from './boot';

declare global {
  interface Window {
    /** Inlined in front of this script. */
    __MRW_BOOT__?: BootPlan;
  }
}

boot(window, window.__MRW_BOOT__ ?? null);
