import { defineRemote } from '@mrw/shared-contracts';
import { styleSheets } from '@mrw/shared-contracts/style-sheets';
import { WhatNext } from './campaigns/points-change/what-next';

export default defineRemote({
  name: 'mf-offers/what-next',
  styles: styleSheets,
  render: ({ slotProps }) => <WhatNext values={slotProps} />,
});
