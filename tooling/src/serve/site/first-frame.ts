import fs from 'node:fs';
import path from 'node:path';
import { htmlLang, type DeploymentProfile } from '@mrw/shared-contracts';
import { root } from '../../process/root';
import { escapeText } from './escape-text';

const tokens = read('shared-ui/src/tokens.css');
const logo = read('shell/public/icon.svg').replace(
  ' xmlns="http://www.w3.org/2000/svg"',
  ' aria-hidden="true"',
);
const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)');

/**
 * What a page shows until its scripts run: the bar of the header with logo and name, in the place where the
 * shell draws them. In a frame of another site it stays away, as the shell may draw no header there.
 */
export const firstFrame = ({ appName, availableLanguages }: DeploymentProfile): string =>
  `<div class="first-frame" aria-hidden="true"><div>${logo}${availableLanguages
    .map((language) => `<span lang="${htmlLang[language]}">${escapeText(appName[language])}</span>`)
    .join('')}</div></div>`;

/** Its style, and the background of the page, which every page has. */
export const firstFrameStyle = ({ availableLanguages }: DeploymentProfile): string =>
  [
    `html{background:${valueOf('--bg', light)}}body{margin:0}`,
    `.first-frame{box-sizing:border-box;height:${valueOf('--header', light)};border-bottom:1px solid ${valueOf('--border', light)};background:${valueOf('--surface', light)};color:${valueOf('--text', light)};font:600 1.125rem/1.5 system-ui,-apple-system,sans-serif}`,
    `.first-frame>div{display:flex;box-sizing:border-box;height:100%;max-width:${valueOf('--max', light)};align-items:center;margin:0 auto;padding:0 32px}`,
    '.first-frame svg{width:40px;height:40px;flex:none;margin-right:12px}.first-frame span,.framed .first-frame{display:none}',
    `${availableLanguages.map((language) => `[lang=${language}] .first-frame [lang=${htmlLang[language]}]`).join()}{display:inline}`,
    '@media(max-width:63.99875em){.first-frame>div{padding:0 24px}}',
    '@media(max-width:48.06125em){.first-frame{font-size:1rem;line-height:1.25}.first-frame>div{padding:0 16px}.first-frame svg{margin-right:10px}}',
    '@media(min-width:17.5em)and (max-width:48.06125em){.first-frame{height:56px}}',
    '@media(max-width:22.49875em){.first-frame svg{width:32px;height:32px}}',
    `@media(prefers-color-scheme:dark){html{background:${valueOf('--bg', dark)}}.first-frame{border-color:${valueOf('--border', dark)};background:${valueOf('--surface', dark)};color:${valueOf('--text', dark)}}}`,
  ].join('');

/** The first value of a token in a style sheet: the design system is its only definition. */
function valueOf(token: string, sheet: string): string {
  const [, value] = new RegExp(`${token}: ([^;]+);`).exec(sheet) ?? [];
  if (value === undefined) throw new Error(`The design system has no token ${token}.`);
  return value;
}

function read(file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8').trim();
}
