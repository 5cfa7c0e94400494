import { useStateStream } from '@mrw/shared-contracts';
import { NotFoundState } from '@mrw/shared-ui';
import { useKernel } from '../kernel-context/kernel-context';
import { RemotePanel } from './remote-panel';

/**
 * A path that no known remote owns. While the manifest has a gap the page may belong to the missing remote: the panel
 * reads the manifest again, and the page appears once it is complete.
 */
export function UnknownPage() {
  const { deployment } = useKernel();
  const gap = useStateStream(deployment.gap$);
  return gap ? <RemotePanel code={gap} onRetry={deployment.reread} /> : <NotFoundState />;
}
