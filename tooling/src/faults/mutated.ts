import fs from 'node:fs';
import path from 'node:path';
import { root } from '../root';

/**
 * How a file is judged: a rule by the tests beside it, a component by the tests that draw it, and what keeps the
 * sandbox's data by those with a database.
 */
type Kind = 'rules' | 'components' | 'database';

/** A component, or a hook of one. */
const component = /\.tsx$|\/use-[^/]*\.ts$/;
const remoteRules =
  /-rules\.ts$|-state\.ts$|\/(?:machine|use-machine|use-status|order-status|card-status)\.ts$/;

/** The files whose tests must notice every change, by package. */
const mutated: Readonly<Record<string, Partial<Record<Kind, RegExp>>>> = {
  sandbox: {
    rules: /rules\.ts$/,
    database:
      /^src\/(?:app|auth\/(?:routes|sign-up)|cash-dollar\/offers|claims\/(?:routes|uploads)|coupons\/use|db\/lock|http\/(?:idempotency|rate-limits|text-guard)|identity\/(?:caller|tokens)|jobs\/erase|members\/login-method|participation\/guest|points\/ledger|sites\/page\/html|sites\/sign-on\/redirect-allow-list|stamps\/acquire)\.ts$/,
  },
  'mf-wallet': { rules: remoteRules, components: component },
  'mf-account': { rules: remoteRules, components: component },
  'mf-offers': { rules: remoteRules, components: component },
  'mf-stores': { rules: remoteRules, components: component },
  'mf-giftcard': { rules: remoteRules, components: component },
  'shared-ui': { components: component },
  'shared-contracts': {
    rules:
      /^src\/(?:links|messages|http|bus|device|language|member|telemetry)\/[^/]*\.ts$|^src\/manifest\/(?:boot-plan|bucket)\.ts$|^src\/api\/(?:link-header|reading)\.ts$/,
    components: /^src\/remote\/[^/]*\.tsx?$/,
  },
  shell: { rules: /^src\/host\/(?:http|navigation|remotes|session)\/[^/]*\.ts$/, components: component },
};

/** Files of a package that are changed in one run. */
export type Batch = { name: string; kind: Kind; files: string[] };

/** Not a test or a story, no texts; entry points run in the browser only. */
const isSource = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/\.(?:test|stories|d)\.tsx?$|(?:^|\/)testing\/|strings\.ts$|\/(?:main|start-(?:frame|inline|site|wallet))\.tsx$/.test(
    file,
  );

function filesOf(name: string): string[] {
  const folder = path.join(root, name);
  return fs
    .readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('src', file))
    .filter((file) => isSource(file) && fs.statSync(path.join(folder, file)).isFile())
    .sort();
}

/**
 * What is changed, package by package.
 *
 * @param wanted starts of paths: `shell`, `shell/src/remote-view`, a file; everything when not given
 */
export function batches(wanted: readonly string[] = ['']): Batch[] {
  return Object.entries(mutated).flatMap(([name, kinds]) => {
    const found = new Map<Kind, Batch>();
    for (const file of filesOf(name)) {
      const kind = kindOf(kinds, file);
      if (!kind || !wanted.some((start) => `${name}/${file}`.startsWith(start))) continue;
      const batch = found.get(kind) ?? { name, kind, files: [] };
      batch.files.push(file);
      found.set(kind, batch);
    }
    return [...found.values()];
  });
}

const kindOf = (kinds: Partial<Record<Kind, RegExp>>, file: string): Kind | undefined =>
  (['rules', 'database', 'components'] as const).find((kind) => kinds[kind]?.test(file));
