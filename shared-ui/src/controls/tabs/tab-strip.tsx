import { useStrings } from '@mrw/shared-contracts';
import { layout } from '@mrw/shared-contracts/constants';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../buttons/icon-button';
import { classes } from '../../classes';
import { tabStrings } from './strings';
import s from './tab-bar.module.css';
import type { TabBarProps } from './tab-props';

/** Pixels that one press of a step button scrolls (§2, §9). */
const step = layout.tabScrollStep;

export function TabStrip({ label, tabs, selected }: TabBarProps) {
  const t = useStrings(tabStrings);
  const strip = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ before: false, after: false });
  /** Null also until the tabs that contain it have arrived. */
  const shown = tabs.some((tab) => tab.id === selected) ? selected : null;

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      setRoom({ before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 });
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      element.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [tabs]);

  useEffect(() => {
    const element = strip.current;
    const current = element?.querySelector<HTMLElement>('[aria-current=page]');
    if (!element || !current) return;
    // Scrolls only the strip: scrollIntoView would also scroll the page.
    element.scrollLeft = current.offsetLeft - (element.clientWidth - current.offsetWidth) / 2;
  }, [shown]);

  const scroll = (pixels: number) => {
    if (strip.current) strip.current.scrollLeft += pixels;
  };

  return (
    <nav aria-label={label} className={s.bar}>
      <div ref={strip} className={s.strip}>
        {tabs.map((tab) => (
          <Link
            key={tab.id}
            to={tab.to}
            state={tab.state}
            replace={tab.replace}
            className={s.tab}
            aria-current={tab.id === selected ? 'page' : undefined}
          >
            {tab.label}
          </Link>
        ))}
      </div>
      {room.before && (
        <div className={classes(s.step, s.earlier)}>
          <IconButton icon="chevron-left" label={t('earlier')} onClick={() => scroll(-step)} />
        </div>
      )}
      {room.after && (
        <div className={classes(s.step, s.later)}>
          <IconButton icon="chevron-right" label={t('later')} onClick={() => scroll(step)} />
        </div>
      )}
    </nav>
  );
}
