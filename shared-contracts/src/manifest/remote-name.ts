import * as z from 'zod/mini';
import { remoteNamePattern } from './remote-name-pattern';

/** Packages of the platform that are released beside the remotes. */
const platformPackages = ['shell', 'shared-contracts', 'shared-ui'] as const;

/** The name of a package that is released: a remote, or one of the platform. It is a part of paths and keys. */
export const packageName = z.union([
  z.string().check(z.maxLength(64), z.regex(remoteNamePattern)),
  z.enum(platformPackages),
]);
