import { defineRemote } from '@mrw/shared-contracts';
import { styleSheets } from '@mrw/shared-contracts/style-sheets';
import { lazyPages, Pages } from './pages';

export default defineRemote({
  name: 'mf-wallet',
  styles: styleSheets,
  render: () => <Pages />,
  pages: lazyPages,
});
