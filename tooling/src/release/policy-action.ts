import fs from 'node:fs';
import type * as z from 'zod/mini';
import { prettifyError } from 'zod/mini';
import type { DeploymentState } from './deployment-file';
import type { Deployments } from './deployments';
import { keySet, membersOf, policyFile } from './policy';
import { signersOf } from './signatures/deployment-signature';
import { aligned } from './tables';

type Options = {
  deployments: Deployments;
  /** File with the public keys of the issuer. */
  keys: string | undefined;
  print: (line: string) => void;
};

/**
 * Replaces the policy of an environment, or says what it is.
 *
 * @param file with the new policy
 * @throws Error when the files are not a policy and its keys, or the present policy does not permit it
 */
export async function policyAction({ deployments, keys, print }: Options, file?: string): Promise<void> {
  const { environment } = deployments;
  if (file !== undefined) {
    if (!keys) throw new Error('Name the keys of the issuer: --keys <JWKS file>.');
    await deployments.setPolicy({ ...parsed(file, policyFile), ...parsed(keys, keySet) });
    print(`${environment} has a new policy`);
    for (const warning of leftOut(await deployments.read())) print(`warning: ${warning}`);
    return;
  }
  const { policy } = await deployments.read();
  if (!policy) print(`${environment} has no policy: all who can write to its storage can change it`);
  else {
    const { permits, signers } = policy;
    const rows = Object.keys(permits).map((subject) => [subject, membersOf(policy, subject).join(', ')]);
    for (const line of aligned([['package', 'who may change it'], ...rows])) print(line);
    const keys = Object.entries(signers ?? {}).flatMap(([subject, list]) =>
      list.map(({ key, from, until }) => [subject, key.kid, from, until]),
    );
    for (const line of signers ? aligned([['package', 'key', 'from', 'until'], ...keys]) : []) print(line);
  }
}

/** Packages in use that a policy forgets: mostly the shell, which belongs to no team of a remote. */
function leftOut({ policy, remotes }: DeploymentState): string[] {
  if (!policy) return [];
  const { signers } = policy;
  return Object.keys(remotes).flatMap((name) => [
    ...(membersOf(policy, name).length > 0 ? [] : [`${name} is permitted to no one: it cannot be changed.`]),
    ...(!signers || signersOf(signers, name).length > 0
      ? []
      : [`${name} has no signer, and there is no "*": no new release of it goes live.`]),
  ]);
}

function parsed<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.infer<Schema> {
  const result = schema.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`${file} is refused:\n${prettifyError(result.error)}`);
  return result.data;
}
