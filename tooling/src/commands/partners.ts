import { createHash, randomBytes } from 'node:crypto';
import { renewNginx } from '../serve/nginx/nginx-action';
import {
  addPartner,
  changeOrigins,
  overlapHours,
  removePartner,
  rotateSecret,
} from '../release/partners/registration-rules';
import type { Partners } from '@mrw/shared-contracts/partners/registration';
import { openRegistry } from '../release/partners/registry';
import { Deployments } from '../release/deployments';
import { knownEnvironment } from '../release/known';
import { openStorage } from '../release/storage/open-storage';
import { releasesFolder } from '../process/root';
import { tellWith } from '../release/run-action';
import { aligned } from '../release/tables';

type Place = { environment: string; storage: string | undefined };
type Names = Readonly<Record<'name' | 'name-zh-Hant' | 'name-zh-Hans', string | undefined>>;
type Lists = Readonly<Record<'origin' | 'mode' | 'language', readonly string[]>>;
export type Print = (line: string) => void;

export async function add(id: string, values: Place & Names & Lists, print: Print): Promise<void> {
  const { origin: origins, mode: modes, language, name = id } = values;
  const { 'name-zh-Hant': hant = name, 'name-zh-Hans': hans = name } = values;
  const names = { en: name, 'zh-Hant': hant, 'zh-Hans': hans };
  const asked = { id, name: names, origins, modes, languages: language };
  const { secret, kept } = newSecret();
  const said = [`${id}: added`, `secret, shown once: ${secret}`];
  await change(values, said, print, (all, environment) => addPartner(all, environment, asked, kept));
}

type Changes = Readonly<Record<'add' | 'remove', readonly string[]>>;
export const origins = (id: string, values: Place & Changes, print: Print): Promise<void> =>
  change(values, [`${id}: origins changed`], print, (all, environment) =>
    changeOrigins(all, environment, id, values),
  );

export async function rotate(id: string, values: Place & { now: boolean }, print: Print): Promise<void> {
  const { secret, kept } = newSecret();
  const said = [`${id}: secret rotated`, `secret, shown once: ${secret}`];
  if (!values.now) said.push(`the secret before works for ${overlapHours} hours`);
  await change(values, said, print, (all) => rotateSecret(all, id, kept, values.now));
}

export const remove = (id: string, place: Place, print: Print): Promise<void> =>
  change(place, [`${id}: removed`], print, (all) => removePartner(all, id));

export async function list(
  { environment, storage, json }: Place & { json: boolean },
  print: Print,
): Promise<void> {
  const registry = await knownRegistry({ environment, storage });
  const partners = Object.entries(await registry.read()).map(
    ([partner, { modes, languages, origins: from, secrets }]) => ({
      partner,
      modes,
      languages,
      origins: from,
      newestSecret: secrets.at(-1)?.created ?? null,
    }),
  );
  const rows = partners.map(({ partner, modes, languages, origins: from, newestSecret }) => [
    ...[partner, modes.join(','), languages.join(',')],
    ...[newestSecret?.slice(0, 10) ?? '-', from.join(' ')],
  ]);
  tellWith(json, print)(
    { schema: 1, environment, partners },
    aligned([['partner', 'modes', 'languages', 'secret of', 'origins'], ...rows]),
  );
}

/** Changes the registrations, says so, and lets nginx of this machine know. */
async function change(
  { environment, storage }: Place,
  [done = '', ...more]: readonly string[],
  print: Print,
  decide: (partners: Partners, environment: string) => Partners,
): Promise<void> {
  const registry = await knownRegistry({ environment, storage });
  await registry.change((all) => decide(all, environment));
  for (const line of [`${done} in ${environment}`, ...more]) print(line);
  const renewed = await renewNginx(registry);
  if (renewed) print(`wrote ${renewed} and reloaded nginx`);
}

/** That of an environment which there is, or of one that has partners already. @throws UsageError with the nearest name */
async function knownRegistry({ environment, storage }: Place) {
  const registry = await openRegistry(environment, storage);
  const releases = await openStorage(process.env['MRW_RELEASES'] ?? releasesFolder, process.env);
  if (!(await registry.exists())) await knownEnvironment(new Deployments(releases, environment));
  return registry;
}

function newSecret() {
  const secret = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(secret).digest('base64url');
  return { secret, kept: { hash, now: new Date() } };
}
