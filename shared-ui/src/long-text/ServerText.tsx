import { useLanguage } from '@mrw/shared-contracts';
import { langOf } from './lang-of';

/** A name or a line that the server wrote, marked as being in another language where it is (WCAG 3.1.2). */
export function ServerText({ children }: { children: string }) {
  const lang = langOf(children, useLanguage());
  return lang === undefined ? children : <span lang={lang}>{children}</span>;
}
