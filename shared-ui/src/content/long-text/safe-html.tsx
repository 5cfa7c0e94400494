import { useHost, useLanguage } from '@mrw/shared-contracts';
import { useEffect, useState } from 'react';
import { classes } from '../../classes';
import { langOf } from './lang-of';
import { plainText } from './shorten';
import s from './text.module.css';

/**
 * Sanitized HTML of a server: no scripts, styles, forms, ids or pictures of other sites. Plain text is shown until
 * the sanitiser is loaded, and stays when it cannot be.
 */
export function SafeHtml({ html }: { html: string }) {
  const lang = langOf(plainText(html), useLanguage());
  const { api } = useHost().config.services;
  const [clean, setClean] = useState<{ from: string; html: string } | null>(null);

  useEffect(() => {
    let left = false;
    import('./sanitise').then(
      ({ sanitise }) => {
        if (!left) setClean({ from: html, html: sanitise(html, api) });
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [html, api]);

  if (clean?.from !== html)
    return (
      <div lang={lang} className={classes(s.prose, s.lines)}>
        {plainText(html)}
      </div>
    );
  return <div lang={lang} className={s.prose} dangerouslySetInnerHTML={{ __html: clean.html }} />;
}
