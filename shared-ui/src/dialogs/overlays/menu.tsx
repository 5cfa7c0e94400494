import { useRef, useState } from 'react';
import { Button, type ButtonVariant } from '../../controls/buttons/button';
import { IconButton } from '../../controls/buttons/icon-button';
import type { IconName } from '../../basics/icons/icons';
import { useLayerPart } from './lazy-part';
import type { MenuItem } from './menu-props';
import { menuPart } from './parts';
import { PlainLayer } from './plain-layer';
import s from './plain.module.css';

export type MenuProps = {
  label: string;
  items: readonly MenuItem[];
  icon?: IconName;
  /** Only the icon is shown; the label is read aloud. */
  iconOnly?: boolean;
  variant?: ButtonVariant;
};

/** A button that opens a short list of actions. */
export function Menu({ label, items, icon = 'menu', iconOnly = false, variant = 'outline' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const part = useLayerPart(menuPart, open);
  const close = () => {
    setOpen(false);
  };
  const shared = {
    ref: trigger,
    icon,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    onClick: () => {
      setOpen(!open);
    },
  };
  return (
    <>
      {iconOnly ? (
        <IconButton {...shared} label={label} />
      ) : (
        <Button {...shared} variant={variant}>
          {label}
        </Button>
      )}
      {part.kind === 'plain' && (
        <PlainLayer onClose={close} title={label}>
          <div className={s.items}>
            {items.map((item) => (
              <Button
                key={item.id}
                wide
                {...(item.icon && { icon: item.icon })}
                variant={item.tone === 'danger' ? 'danger' : 'outline'}
                onClick={() => {
                  close();
                  item.onSelect();
                }}
              >
                {item.label}
              </Button>
            ))}
          </div>
        </PlainLayer>
      )}
      {part.kind === 'ready' && (
        <part.Component open={open} onClose={close} label={label} items={items} trigger={trigger} />
      )}
    </>
  );
}
