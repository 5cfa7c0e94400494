import { useEffect, useState } from 'react';
import { classes } from '../classes';
import { loadSanitiser } from './sanitise';
import { plainText } from './shorten';
import s from './text.module.css';

/**
 * HTML from a server without anything that could act: no scripts, styles, forms, ids. The plain words stand in
 * until the sanitiser has arrived, and stay when it cannot be fetched.
 */
export function SafeHtml({ html }: { html: string }) {
  const [clean, setClean] = useState<{ from: string; html: string } | null>(null);

  useEffect(() => {
    let left = false;
    loadSanitiser().then(
      (sanitise) => {
        if (!left) setClean({ from: html, html: sanitise(html) });
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [html]);

  if (clean?.from !== html) return <div className={classes(s.prose, s.lines)}>{plainText(html)}</div>;
  return <div className={s.prose} dangerouslySetInnerHTML={{ __html: clean.html }} />;
}
