import { ScreenForm, StickyActionBar, usePhone, type Elements } from '@mrw/shared-ui';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import s from './action-bar.module.css';

const BarContext = createContext<HTMLElement | null>(null);

/** Places the action of a page at the lower edge on phones. Must be the last part of a PageLayout. */
export function ActionBar({ children }: { children: Elements }) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  return (
    <BarContext.Provider value={bar}>
      {children}
      <div ref={setBar} className={s.bar} />
    </BarContext.Provider>
  );
}

/**
 * The action of the page: in the bar on phones, inline on wider screens. It is mounted anew when a phone is rotated,
 * so state that must survive that is kept outside.
 */
export function Action({ summary, children }: { summary?: ReactNode; children: ReactNode }) {
  const bar = useContext(BarContext);
  const phone = usePhone();
  const inBar = (
    <ScreenForm of="phone" chosen={phone}>
      <StickyActionBar summary={summary}>{children}</StickyActionBar>
    </ScreenForm>
  );
  return (
    <>
      <ScreenForm of="wider" chosen={!phone}>
        <div className={s.inPlace}>{children}</div>
      </ScreenForm>
      {bar && createPortal(inBar, bar)}
    </>
  );
}
