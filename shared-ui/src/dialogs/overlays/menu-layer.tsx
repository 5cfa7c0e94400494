import { htmlLang, useLanguage } from '@mrw/shared-contracts';
import { Menu, MenuItem, Popover } from 'react-aria-components';
import { classes } from '../../classes';
import { Icon } from '../../basics/icons/icon';
import type { MenuLayerProps } from './menu-props';
import s from './menu.module.css';
import { OverlayFrame } from './overlay-frame';

// An opened menu gets the focus.
const focusFirst = { autoFocus: 'first' } as const;

export default function MenuLayer({ open, onClose, label, items, trigger }: MenuLayerProps) {
  const lang = htmlLang[useLanguage()];
  return (
    <OverlayFrame>
      <Popover
        isOpen={open}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
        triggerRef={trigger}
        placement="bottom end"
        className={s.popover ?? ''}
      >
        <div lang={lang}>
          <Menu
            aria-label={label}
            {...focusFirst}
            className={s.menu ?? ''}
            onClose={onClose}
            onAction={(id) => items.find((item) => item.id === id)?.onSelect()}
          >
            {items.map((item) => (
              <MenuItem
                key={item.id}
                id={item.id}
                textValue={item.label}
                className={classes(s.item, item.tone === 'danger' && s.danger) ?? ''}
              >
                {item.icon && <Icon name={item.icon} size={20} className={s.icon} />}
                <span>{item.label}</span>
              </MenuItem>
            ))}
          </Menu>
        </div>
      </Popover>
    </OverlayFrame>
  );
}
