import fs from 'node:fs';
import type * as z from 'zod/mini';
import { prettifyError } from 'zod/mini';
import type { Deployments } from './deployments';
import { keySet, membersOf, policyFile } from './policy';
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

function parsed<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.infer<Schema> {
  const result = schema.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`${file} is refused:\n${prettifyError(result.error)}`);
  return result.data;
}
