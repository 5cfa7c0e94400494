import { Offline as WithoutNetwork } from '../../testing/offline';
import { OfflineStrip } from './offline-strip';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'States/OfflineStrip', component: OfflineStrip };

export default meta;

export const Offline = story(() => (
  <WithoutNetwork>
    <OfflineStrip />
  </WithoutNetwork>
));

export const OfflineWithSavedContent = story(() => (
  <WithoutNetwork>
    <OfflineStrip savedAt={Date.parse('2026-11-21T14:32:00+08:00')} />
  </WithoutNetwork>
));
