import { ScreenForm, usePhone } from '@mrw/shared-ui';
import { useLayoutEffect, useRef } from 'react';
import { BottomBar } from '../../frame/bottom-bar/bottom-bar';
import { CookieBanner } from '../../react/cookie-consent/cookie-banner';
import { followSize } from '../../host/navigation/follow-size';
import { useConsent } from '../../react/kernel-context/kernel-context';
import s from './site.module.css';

/**
 * The sticky elements at the lower edge of the window. In the flow it follows the footer, so that nothing is covered,
 * and its height is published to other sticky elements: action bars, toasts, the focus. The navigation hides while a
 * page is scrolled; the cookie banner stays.
 */
export function BottomEdge({ bar, away }: { bar: boolean; away: boolean }) {
  const consent = useConsent();
  const phone = usePhone();
  const edge = useRef<HTMLDivElement>(null);
  const navigation = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = edge.current;
    if (!element) return;
    const { style } = document.documentElement;
    const stop = followSize(element, () => {
      const hidden = away ? (navigation.current?.offsetHeight ?? 0) : 0;
      element.style.transform = hidden === 0 ? '' : `translateY(${hidden}px)`;
      style.setProperty('--bottom-bar', `${element.offsetHeight - hidden}px`);
    });
    return () => {
      stop();
      style.removeProperty('--bottom-bar');
    };
  }, [away]);
  return (
    <div ref={edge} className={s.bottomEdge}>
      <CookieBanner consent={consent} />
      <div ref={navigation}>
        {bar && (
          <ScreenForm of="phone" chosen={phone}>
            <BottomBar />
          </ScreenForm>
        )}
      </div>
    </div>
  );
}
