import { completeLanguages, htmlLang, languages, type DeploymentProfile } from '@mrw/shared-contracts';
import words from './browser-support.json';
import { escapeText } from './escape-text';

// Plain colours and blocks: the unsupported browsers have neither custom properties nor grids.
const style = `body{margin:0;background:#F6F8F6;color:#17201E;font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"PingFang HK","PingFang SC","Noto Sans CJK HK","Microsoft JhengHei","Microsoft YaHei",Arial,sans-serif}
header{padding:1.5rem 16px;line-height:2rem;border-bottom:1px solid #D5DEDA;background:#fff;text-align:center;font-size:1.125rem;font-weight:600;color:#0B5D51}
main{display:block;max-width:480px;margin:0 auto;padding:24px 16px 48px}
section{display:block;margin-bottom:16px;padding:24px;border:1px solid #D5DEDA;border-radius:16px;background:#fff}
h1,h2{margin:0 0 8px;font-size:1.375rem;line-height:1.35}p{margin:0 0 8px;color:#3A4744}strong{color:#17201E}
a{display:inline-block;padding:10px 0;color:#0B5D51}
@media (prefers-color-scheme:dark){body{background:#0E1513;color:#EAF1EE}header,section{border-color:#33413C;background:#16201D}header,a{color:#63D3BC}p{color:#B4C3BD}strong{color:#EAF1EE}}`;

/** Advice for browsers that cannot run the site: all languages on one page, no script, no call (Q-044). */
export function renderBrowserSupport(profile: DeploymentProfile, nonce: string): string {
  const { appName } = profile;
  const names = languages.filter(
    (language, index) => languages.findIndex((other) => appName[other] === appName[language]) === index,
  );
  return `<!doctype html>
<html lang="${htmlLang[profile.defaultLanguage]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(appName[profile.defaultLanguage])}</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<style nonce="${nonce}">${style}</style>
</head>
<body>
<header>${names
    .slice(0, 2)
    .map((language) => `<span lang="${htmlLang[language]}">${escapeText(appName[language])}</span>`)
    .join(' · ')}</header>
<main>
${completeLanguages.map((language, index) => advice(language, index === 0 ? 'h1' : 'h2')).join('\n')}
</main>
</body>
</html>
`;
}

function advice(language: (typeof completeLanguages)[number], heading: 'h1' | 'h2'): string {
  const { title, text, browsers, newer, home } = words[language];
  return `<section lang="${htmlLang[language]}">
<${heading}>${title}</${heading}>
<p>${text}</p>
<p><strong>${browsers}</strong> ${newer}</p>
<a href="/home">${home}</a>
</section>`;
}
