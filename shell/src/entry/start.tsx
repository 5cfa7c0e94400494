import './shared-scope';
import { attachStyleSheets } from '@mrw/shared-contracts';
import { preloadOverlays } from '@mrw/shared-ui';
import { styleSheets } from '@mrw/shared-contracts/style-sheets';
import { amended, isAmended } from './developer/developer-tools';
import { awaitsPartner } from './embed/frame/partner-connection';
import { replaceDrawn } from '../first-view/replace-drawn';
import { readPageData, type PageData } from '../host/page-data';
import { setUpFederation, trustChunks } from '../host/remotes/federation';
import { afterFillingIn } from '../pages/older-browsers/fill-in';
import { prepareWhenIdle } from '../ahead/preload/when-idle';

/** Compiles the modules of the site and renders it, each in a separate task, so that input is handled in between. */
function start(known: PageData, root: HTMLElement) {
  const replaced = replaceDrawn(window, root);
  setTimeout(() => {
    void import(/* webpackMode: "eager" */ './site/start-site').then(({ startSite }) => {
      setTimeout(() => {
        startSite(known, query, root, replaced);
      });
    });
  });
}

/** Milliseconds until a slow phone has its page. */
const overlaysAfter = 5_000;

const page = readPageData(document);
const query = new URLSearchParams(window.location.search);
const box = document.getElementById('root');

setUpFederation();
trustChunks(page.chunks);
attachStyleSheets(document.head, styleSheets, page.nonce);
afterFillingIn(window, () => {
  if (box) {
    if (awaitsPartner(query))
      void import('./embed/frame/start-frame').then((frame) => frame.startFrame(page, box));
    else if (isAmended(page))
      void amended(page).then((known) => {
        start(known, box);
      });
    else start(page, box);
  }
});
// After the content, which has priority.
setTimeout(() => {
  prepareWhenIdle(window, () => void preloadOverlays());
}, overlaysAfter);
