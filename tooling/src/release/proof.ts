import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { commitOf } from './commit-of';

/** What a release must have passed before production takes it. */
export const checkNames = ['types', 'lint', 'tests', 'budgets', 'accessibility', 'compatibility'] as const;
type CheckName = (typeof checkNames)[number];

/** What a release went through; only checks that were run and passed are in it. */
export const proof = z.object({
  schema: z.literal(1),
  name: z.string(),
  version: z.string(),
  at: z.iso.datetime(),
  /** The sources: their commit, and whether nothing differed from it. Null outside of git. */
  commit: z.nullable(z.string()),
  clean: z.boolean(),
  /** SHA-256 of the descriptor (hexadecimal), which has the hashes of all scripts. */
  descriptor: z.string(),
  checks: z.array(z.object({ name: z.enum(checkNames), ran: z.string(), seconds: z.number() })),
});
export type Proof = z.infer<typeof proof>;

/** In the folder of a release. */
export const proofFile = 'proof.json';

export type Check = {
  name: CheckName;
  /** What is run, in the words of a person. */
  ran: string;
  /** @returns whether it passed; `left out` when it has nothing to run with yet, and then it is not in the proof */
  run(compiled: string): Promise<boolean | 'left out'>;
};

type Release = { name: string; version: string; sources: string; compiled: string };

/**
 * Runs the checks of a compiled release and writes what was run beside its descriptor.
 *
 * @throws Error when one fails: then there is no release
 */
export async function prove(
  { name, version, sources, compiled }: Release,
  checks: readonly Check[],
): Promise<Proof> {
  const state = commitOf(sources);
  const passed: Proof['checks'] = [];
  for (const { name: check, ran, run } of checks) {
    const start = performance.now();
    const result = await run(compiled);
    if (result === false) throw new Error(`${name} ${version} is refused: ${check} failed (${ran}).`);
    if (result === true)
      passed.push({ name: check, ran, seconds: Math.round((performance.now() - start) / 100) / 10 });
  }
  const written: Proof = {
    schema: 1,
    name,
    version,
    at: new Date().toISOString(),
    ...state,
    descriptor: hashOf(fs.readFileSync(path.join(compiled, 'descriptor.json'))),
    checks: passed,
  };
  fs.writeFileSync(path.join(compiled, proofFile), `${JSON.stringify(written, null, 1)}\n`);
  return written;
}

/**
 * What a proof leaves open.
 *
 * @param found the proof of a release; null without one
 * @param descriptor its descriptor, as it is stored
 */
export function proofFaults(found: Proof | null, descriptor: Buffer): string[] {
  if (!found) return ['It has no proof: nothing says what was run before it was published.'];
  const missing = checkNames.filter((name) => !found.checks.some((check) => check.name === name));
  return [
    ...(found.descriptor === hashOf(descriptor) ? [] : ['Its proof is about another build.']),
    ...(found.commit === null ? ['Its sources were not in git.'] : []),
    ...(found.commit !== null && !found.clean ? [`Its sources differed from commit ${found.commit}.`] : []),
    ...(missing.length > 0 ? [`Not run: ${missing.join(', ')}.`] : []),
  ];
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
