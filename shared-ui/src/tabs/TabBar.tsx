import type { To } from 'react-router-dom';
import { usePhone } from '../viewport/media-query';
import { TabDropdown } from './TabDropdown';
import { TabStrip } from './TabStrip';

export type TabLink = {
  id: string;
  label: string;
  to: To;
  /** Navigation state that travels with the link. */
  state?: unknown;
  /** Replaces the current place in the history instead of adding one. */
  replace?: boolean;
};

export type TabBarProps = {
  /** Name of the navigation. */
  label: string;
  tabs: readonly TabLink[];
  selected: string | null;
};

/** Pages side by side: a strip with 600 px steps on wide screens, a dropdown under 769 px (§2). */
export function TabBar(props: TabBarProps) {
  const phone = usePhone();
  return phone ? <TabDropdown {...props} /> : <TabStrip {...props} />;
}
