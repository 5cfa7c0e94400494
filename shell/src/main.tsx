import './shared-scope';
import { attachStyleSheets } from '@mrw/shared-contracts';
import { preloadOverlays } from '@mrw/shared-ui';
import { styleSheets } from '@mrw/tooling/style-sheets';
import { awaitsPartner } from './embed/frame/partner-connection';
import { startFrame } from './embed/frame/start-frame';
import { readPageData } from './host/page-data';
import { setUpFederation } from './host/remotes/federation';
import { whenIdle } from './preload/when-idle';
import { startSite } from './site/start-site';

const page = readPageData(document);
const query = new URLSearchParams(window.location.search);
const box = document.getElementById('root');

setUpFederation();
attachStyleSheets(document.head, styleSheets, page.nonce);
if (box) {
  if (awaitsPartner(query)) void startFrame(page, box);
  else startSite(page, query, box);
}
whenIdle(window, () => void preloadOverlays());
