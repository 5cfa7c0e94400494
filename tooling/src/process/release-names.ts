import { packageName, releaseVersion } from '@mrw/shared-contracts/manifest';
import semver from 'semver';
import * as z from 'zod/mini';
import { UsageError } from './usage-error';

// What of a release becomes a part of a path or a key is checked here and nowhere else (Q-198).

const environmentName = z.string().check(z.maxLength(40), z.regex(/^\w[\w-]*$/));

/** @throws UsageError that says which names there are, and the nearest one */
export const checkedName = (text: string): string =>
  checked(packageName, text, {
    what: 'no package',
    allowed: 'mf- and small letters, digits and hyphens, or shell',
    near: [hyphened(text), `mf-${hyphened(text)}`],
  });

/** @throws UsageError that says which versions there are, and the nearest one */
export const checkedVersion = (text: string): string =>
  checked(releaseVersion, text, {
    what: 'no version of a release',
    allowed: 'semver without build metadata, as 1.2.0 or 1.3.0-rc.1, in at most 64 characters',
    near: [semver.clean(text), semver.coerce(text)?.version].flatMap((version) => version ?? []),
  });

/** @throws UsageError that says which names there are, and the nearest one */
export const checkedEnvironment = (text: string): string =>
  checked(environmentName, text, {
    what: 'no environment',
    allowed: 'letters, digits, hyphens and _, at most 40',
    near: [hyphened(text)],
  });

/** A build that stays on the machine that made it: its copies are compressed at a low level. */
export const isQuick = (version: string): boolean => version.includes('-quick.');

/** What a pull request would release: it never goes live. */
export const isPreview = (version: string): boolean => /-pr\.\d/.test(version);

/** The folder of a release, in a store and on a disk: `mf-stores/1.2.0`. @throws UsageError */
export const releaseKey = (name: string, version: string): string =>
  `${checkedName(name)}/${checkedVersion(version)}`;

/** Whether there can be such a release. */
export const isReleaseName = (name: string, version: string): boolean =>
  packageName.safeParse(name).success && releaseVersion.safeParse(version).success;

type Rule = { what: string; allowed: string; near: readonly string[] };

function checked(schema: z.ZodMiniType<string>, text: string, { what, allowed, near }: Rule): string {
  if (schema.safeParse(text).success) return text;
  const nearest = near.find((other) => schema.safeParse(other).success);
  throw new UsageError(
    `${JSON.stringify(text)} is ${what}: ${allowed}${nearest === undefined ? '' : `; the nearest is ${nearest}`}.`,
  );
}

const hyphened = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
