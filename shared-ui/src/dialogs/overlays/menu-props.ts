import type { RefObject } from 'react';
import type { IconName } from '../../basics/icons/icons';

/** An entry of a menu. */
export type MenuItem = {
  id: string;
  label: string;
  icon?: IconName;
  tone?: 'regular' | 'danger';
  onSelect(): void;
};

export type MenuLayerProps = {
  open: boolean;
  onClose(): void;
  label: string;
  items: readonly MenuItem[];
  trigger: RefObject<HTMLElement | null>;
};
