import { htmlLang, useHost, useLanguage } from '@mrw/shared-contracts';
import { I18nProvider, Menu, MenuItem, Popover } from 'react-aria-components';
import { UNSAFE_PortalProvider } from 'react-aria';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import type { MenuLayerProps } from './menu-props';
import s from './menu.module.css';

enableShadowDOM();

export default function MenuLayer({ open, onClose, label, items, trigger }: MenuLayerProps) {
  const { root } = useHost();
  const lang = htmlLang[useLanguage()];
  return (
    <I18nProvider locale={lang}>
      <UNSAFE_PortalProvider getContainer={() => root.portal}>
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
              autoFocus="first"
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
                  {item.label}
                </MenuItem>
              ))}
            </Menu>
          </div>
        </Popover>
      </UNSAFE_PortalProvider>
    </I18nProvider>
  );
}
