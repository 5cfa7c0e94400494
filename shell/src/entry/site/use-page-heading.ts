import { useHost, useLanguage, useSession, useStateStream } from '@mrw/shared-contracts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useKernel } from '../../react/kernel-context/kernel-context';
import { focusOnHeading } from './focus-on-heading';
import { keepFocus } from './keep-focus';

/**
 * The window title is the one that the page gives, else its heading; a new page gets the focus there, and so does the page after a log-out,
 * where the focused element is removed.
 */
export function usePageHeading(main: RefObject<HTMLElement | null>, path: string): void {
  const { config } = useHost();
  const appName = config.appName[useLanguage()];
  const [heading, setHeading] = useState('');
  const title = useStateStream(useKernel().pageMeta$)?.title || heading;
  const shown = useRef(path);
  const isMember = useSession().kind === 'member';
  const wasMember = useRef(isMember);

  useEffect(() => {
    const element = main.current;
    if (!element) return;
    const read = () => {
      setHeading(element.querySelector('h1')?.textContent.trim() ?? '');
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
    };
  }, [main]);

  useEffect(() => {
    document.title = title ? `${title} - ${appName}` : appName;
  }, [appName, title]);

  useEffect(() => {
    if (shown.current === path || !main.current) return;
    shown.current = path;
    return focusOnHeading(main.current);
  }, [main, path]);

  useEffect(() => (main.current ? keepFocus(main.current) : undefined), [main]);

  useEffect(() => {
    const leaves = wasMember.current && !isMember;
    wasMember.current = isMember;
    return leaves && main.current ? focusOnHeading(main.current) : undefined;
  }, [isMember, main]);
}
