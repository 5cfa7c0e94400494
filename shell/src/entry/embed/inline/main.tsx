import './public-path';
import '../../shared-scope';
import { setUpFederation } from '../../../host/remotes/federation';
import { startInline } from './start-inline';

setUpFederation();
globalThis.__MRW_INLINE_WALLET__ = startInline;
