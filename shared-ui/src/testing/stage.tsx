import {
  attachStyleSheets,
  HostProvider,
  htmlLang,
  languages,
  type Language,
  type StyleSheets,
} from '@mrw/shared-contracts';
import { styleSheets } from '@mrw/shared-contracts/style-sheets';
import { fakeHost } from '@mrw/shared-contracts/testing';
import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import s from './workbench.module.css';

export const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

type Props = { language: Language; scheme: Scheme; styleSheets: StyleSheets; children: ReactNode };

/** The context of a part in the product: host, router, language and the tokens of one scheme. */
export function Stage({ language, scheme, styleSheets, children }: Props) {
  const [host] = useState(() => ({
    ...fakeHost({ language, path: '/offer/LATEST' }).host,
    root: { kind: 'page' as const, portal: document.body },
  }));
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.lang = htmlLang[language];
    page.style.colorScheme = scheme;
    return attachStyleSheets(document.head, inScheme(styleSheets, scheme));
  }, [language, scheme, styleSheets]);
  return (
    <HostProvider host={host}>
      <MemoryRouter>
        <div className={s.stage} lang={htmlLang[language]}>
          {children}
        </div>
      </MemoryRouter>
    </HostProvider>
  );
}

type Selected = { globals: Readonly<Record<string, unknown>>; id: string };

/** A story in the language and the scheme that the toolbar of the workbench has selected. */
export function onStage(Story: ComponentType, { globals, id }: Selected) {
  const language = languages.find((name) => name === globals['language']) ?? 'en';
  const scheme = schemes.find((name) => name === globals['scheme']) ?? 'light';
  return (
    <Stage key={`${id} ${language}`} language={language} scheme={scheme} styleSheets={styleSheets}>
      <Story />
    </Stage>
  );
}

/** The same sheets, with the scheme selected here instead of by the system. */
function inScheme({ all, onAdded }: StyleSheets, scheme: Scheme): StyleSheets {
  const fixed = (css: string) =>
    css.replace(/prefers-color-scheme:\s*(\w+)/g, (_, name) =>
      name === scheme ? 'min-width: 0' : 'max-width: 0',
    );
  return { all: all.map(fixed), onAdded: (listener) => onAdded((css) => listener(fixed(css))) };
}
