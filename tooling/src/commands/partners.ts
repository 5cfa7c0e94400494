import { createHash, randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { languages } from '@mrw/shared-contracts/language';
import { walletModes } from '@mrw/shared-contracts/partners/registration';
import { renewNginx } from '../serve/nginx/nginx-action';
import {
  addPartner,
  changeOrigins,
  overlapHours,
  removePartner,
  rotateSecret,
} from '../release/partners/registration-rules';
import { openRegistry, type PartnerRegistry } from '../release/partners/registry';
import { localEnvironment } from '../release/deployments';
import { aligned } from '../release/tables';

const usage = `Usage: npm run partners -- add <id> --origin <origin>… [--name <text>] [--name-zh-Hant <text>] [--name-zh-Hans <text>]
                                    [--mode frame|inline]… [--language en|zh-Hant|zh-Hans]…
                          origins <id> [--add <origin>]… [--remove <origin>]…
                          rotate <id> [--now]
                          remove <id>
                          list
Options: --environment <name>, --storage <folder or s3://bucket/prefix>`;

const many = { type: 'string', multiple: true } as const;
const one = { type: 'string' } as const;
const options = {
  environment: { type: 'string', default: process.env['MRW_ENVIRONMENT'] ?? localEnvironment },
  storage: one,
  name: one,
  'name-zh-Hant': one,
  'name-zh-Hans': one,
  origin: { ...many, default: [] as string[] },
  mode: { ...many, default: [...walletModes] as string[] },
  language: { ...many, default: [...languages] as string[] },
  add: { ...many, default: [] as string[] },
  remove: { ...many, default: [] as string[] },
  now: { type: 'boolean', default: false },
} as const;

/** `npm run partners -- add|origins|rotate|remove|list`: a running site uses the change for its next answer. */
export async function partners(args: string[], print: (line: string) => void = console.log): Promise<void> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const [action = '', id = ''] = positionals;
  const registry = await openRegistry(values.environment, values.storage);
  if (action === 'list') {
    for (const line of await table(registry)) print(line);
    return;
  }
  if (id === '') throw new Error(usage);
  const secret = randomBytes(32).toString('base64url');
  const kept = { hash: createHash('sha256').update(secret).digest('base64url'), now: new Date() };
  const { environment } = registry;
  switch (action) {
    case 'add': {
      const name = values.name ?? id;
      const names = {
        en: name,
        'zh-Hant': values['name-zh-Hant'] ?? name,
        'zh-Hans': values['name-zh-Hans'] ?? name,
      };
      const { origin: origins, mode: modes, language } = values;
      const asked = { id, name: names, origins, modes, languages: language };
      await registry.change((all) => addPartner(all, environment, asked, kept));
      break;
    }
    case 'origins':
      await registry.change((all) => changeOrigins(all, environment, id, values));
      break;
    case 'rotate':
      await registry.change((all) => rotateSecret(all, id, kept, values.now));
      break;
    case 'remove':
      await registry.change((all) => removePartner(all, id));
      break;
    default:
      throw new Error(usage);
  }
  print(`${id}: ${done[action]} in ${environment}`);
  if (action === 'add' || action === 'rotate') print(`secret, shown once: ${secret}`);
  if (action === 'rotate' && !values.now) print(`the secret before works for ${overlapHours} hours`);
  const renewed = await renewNginx(registry);
  if (renewed) print(`wrote ${renewed} and reloaded nginx`);
}

const done = {
  add: 'added',
  origins: 'origins changed',
  rotate: 'secret rotated',
  remove: 'removed',
} as const;

async function table(registry: PartnerRegistry): Promise<string[]> {
  const rows = Object.entries(await registry.read()).map(([id, partner]) => {
    const newest = partner.secrets.at(-1)?.created.slice(0, 10) ?? '-';
    return [id, partner.modes.join(','), partner.languages.join(','), newest, partner.origins.join(' ')];
  });
  return aligned([['partner', 'modes', 'languages', 'secret of', 'origins'], ...rows]);
}
