import { defineRemote } from '@mrw/shared-contracts';
import { styleSheets } from '@mrw/shared-contracts/style-sheets';
import { Pages } from './pages';

export default defineRemote({ name: 'mf-giftcard', styles: styleSheets, render: () => <Pages /> });
