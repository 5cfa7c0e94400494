import { htmlLang, type DeploymentProfile, type Language } from '@mrw/shared-contracts';
import { sharedReceipt } from '@mrw/shared-contracts/device/shared-receipt';
import { textIn } from '@mrw/shared-contracts/plain';
import manifest from './web-manifest.json';

/** Address of the web app manifest in a language; the shell names the one of the language in use. */
export const webManifestPath = (language: Language) => `/web-manifest/${language}.webmanifest`;

const shareTarget = {
  action: sharedReceipt.path,
  method: 'POST',
  enctype: 'multipart/form-data',
  params: { files: [{ name: sharedReceipt.field, accept: ['image/*'] }] },
};

/** What a device needs to install the site as an app, in one language. The app is the same in every language. */
export function webManifest(profile: DeploymentProfile, language: Language): string {
  const { appName, description } = profile;
  const name = appName[language];
  return JSON.stringify({
    ...manifest.app,
    name,
    short_name: name,
    description: description?.[language],
    lang: htmlLang[language],
    shortcuts: manifest.shortcuts.map(({ url, name: names }) => ({ name: textIn(language, names), url })),
    share_target: profile.sharedReceipts ? shareTarget : undefined,
  });
}
