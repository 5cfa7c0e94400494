import { usePhone } from '../viewport/media-query';
import { TabDropdown } from './tab-dropdown';
import { TabStrip } from './tab-strip';
import type { TabBarProps } from './tab-props';

/** Pages side by side: a strip with 600 px steps on wide screens, a dropdown below 769 px (§2). */
export function TabBar(props: TabBarProps) {
  const phone = usePhone();
  return phone ? <TabDropdown {...props} /> : <TabStrip {...props} />;
}
