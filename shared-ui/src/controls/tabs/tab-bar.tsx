import { usePhone } from '../../basics/viewport/media-query';
import { ScreenForm } from '../../basics/viewport/screen-form';
import { TabDropdown } from './tab-dropdown';
import { TabStrip } from './tab-strip';
import type { TabBarProps } from './tab-props';

/** Pages side by side: a strip with 600 px steps on wide screens, a dropdown below 769 px (§2). */
export function TabBar(props: TabBarProps) {
  const phone = usePhone();
  return (
    <>
      <ScreenForm of="phone" chosen={phone}>
        <TabDropdown {...props} />
      </ScreenForm>
      <ScreenForm of="wider" chosen={!phone}>
        <TabStrip {...props} />
      </ScreenForm>
    </>
  );
}
