import { boot } from './boot';
import { chooseDrawn } from './drawn';

// The first script of a page with a drawn view.
boot(window, window.__MRW_BOOT__ ?? null, chooseDrawn);
