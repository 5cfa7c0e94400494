import { useLanguage } from '@mrw/shared-contracts';
import { langOf } from './lang-of';

/**
 * A name or a line from the server, marked with its language when that is not the language of the page (WCAG 3.1.2).
 */
export function ServerText({ children }: { children: string }) {
  const lang = langOf(children, useLanguage());
  return <span lang={lang}>{children}</span>;
}
