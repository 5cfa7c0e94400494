import * as z from 'zod/mini';
import type { DeploymentState } from '../deployment-file';
import { policySubject, type Policy } from '../policy';
import { digestOfValue } from './digest';
import { clockSkew, sign, verified, type PrivateKey, type Signer } from './keys';
import type { Seen } from './trust';

/** The file as a whole: what is in it besides packages and policy, and that none of them is gone. */
const wholeFile = '*';

const signedPart = z.object({
  environment: z.string(),
  salt: z.string(),
  subject: z.string(),
  revision: z.int(),
  content: z.string(),
});

type Signers = NonNullable<Policy['signers']>;

/** Who may sign a release of a package. */
export const signersOf = (signers: Signers, name: string): readonly Signer[] => [
  ...(signers[name] ?? []),
  ...(signers['*'] ?? []),
];

/** Who may sign a part of the deployment file: who signs the policy signs everything anew when it changes. */
function signersOfPart(signers: Signers, subject: string): readonly Signer[] {
  if (subject === policySubject) return signers.policy;
  return subject === wholeFile
    ? Object.values(signers).flat()
    : [...signersOf(signers, subject), ...signers.policy];
}

const subjectsOf = ({ remotes }: DeploymentState) => [policySubject, ...Object.keys(remotes), wholeFile];

function contentOf(state: DeploymentState, subject: string): string {
  const { signatures, ...rest } = state;
  // Keys of preview links say whose code runs, too.
  if (subject === policySubject) return digestOfValue([rest.policy, rest.previewKeys]);
  if (subject !== wholeFile) return digestOfValue(rest.remotes[subject]);
  return digestOfValue({ ...rest, signatures: { ...signatures, [wholeFile]: undefined } });
}

/** Signs what changed, and the file as a whole; after a change of the policy everything. */
export async function withSignatures(
  before: DeploymentState,
  after: DeploymentState,
  key: PrivateKey,
): Promise<DeploymentState> {
  const same = (subject: string) => contentOf(before, subject) === contentOf(after, subject);
  const kept = subjectsOf(after).filter(
    (subject) => subject !== wholeFile && same(policySubject) && same(subject),
  );
  const signatures = Object.fromEntries(
    Object.entries(before.signatures ?? {}).filter(([subject]) => kept.includes(subject)),
  );
  const { environment, salt, revision } = after;
  for (const subject of subjectsOf(after).filter((one) => !kept.includes(one))) {
    const content = contentOf({ ...after, signatures }, subject);
    signatures[subject] = await sign(key, 'deployment', { environment, salt, subject, revision, content });
  }
  return { ...after, signatures };
}

/**
 * Compares an environment with its signatures and with what was seen of it before.
 *
 * @param seen null for an environment that was never seen with signatures
 * @returns what is seen now; null where no policy asks for signatures
 * @throws Error with the reason when it is not what was signed
 */
export async function seenIn(state: DeploymentState, seen: Seen | null): Promise<Seen | null> {
  const { signers } = state.policy ?? {};
  if (!signers && !seen) return null;
  if (!signers) throw new Error('it is not signed any more');
  if (seen && seen.salt !== state.salt) throw new Error('it is of another store');
  const newest = seen?.revisions[wholeFile] ?? 0;
  if (state.revision < newest)
    throw new Error(`it was put back to revision ${state.revision}; ${newest} was seen here`);
  const subjects = subjectsOf(state);
  const gone = Object.keys(seen?.revisions ?? {}).find((subject) => !subjects.includes(subject));
  if (gone) throw new Error(`${gone} was removed from it`);
  const revisions: Seen['revisions'] = {};
  let last = '';
  for (const subject of subjects) {
    const { revision, at } = await partOf(state, subject, signersOfPart(signers, subject), seen).catch(
      (error: unknown) => {
        const what = subject === wholeFile ? 'the file' : subject;
        throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      },
    );
    revisions[subject] = revision;
    last = at;
  }
  const content = contentOf(state, wholeFile);
  if (seen && newest === state.revision && seen.content !== content)
    throw new Error(`there are two of revision ${state.revision}`);
  return { salt: state.salt, at: last, content, policy: signers.policy, revisions };
}

async function partOf(
  state: DeploymentState,
  subject: string,
  signers: readonly Signer[],
  seen: Seen | null,
): Promise<{ revision: number; at: string }> {
  const jws = state.signatures?.[subject];
  if (!jws) throw new Error('it is not signed');
  const { content: part, at } = await verified(jws, 'deployment', signers, signedPart);
  // Who signed the policy before has to sign the next one, too.
  if (subject === policySubject && seen) await verified(jws, 'deployment', seen.policy, signedPart);
  const { revision } = part;
  if (part.environment !== state.environment || part.salt !== state.salt || part.subject !== subject)
    throw new Error(`its signature is of ${part.subject} in ${part.environment} (${part.salt})`);
  if (part.content !== contentOf(state, subject)) throw new Error('it was changed after it was signed');
  if (subject === wholeFile ? revision !== state.revision : revision > state.revision)
    throw new Error(`its signature is of revision ${revision}`);
  const known = seen?.revisions[subject] ?? 0;
  if (revision < known) throw new Error(`it was put back to revision ${revision}; ${known} was seen here`);
  const isNew = revision > (seen?.revisions[wholeFile] ?? 0);
  if (seen && isNew && Date.parse(at) < Date.parse(seen.at) - clockSkew)
    throw new Error(`revision ${revision} is of ${at}, before what was seen here`);
  return { revision, at };
}
