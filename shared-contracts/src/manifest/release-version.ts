import * as z from 'zod/mini';

/** Numbers that compare exactly: longer ones are rounded. */
const number = String.raw`(?:0|[1-9]\d{0,14})`;
const identifier = String.raw`(?:${number}|\d*[A-Za-z-][\dA-Za-z-]*)`;

/**
 * The version of a release: semver as it is compared, without build metadata, which is not compared. It is a part of
 * paths and keys.
 */
export const releaseVersion = z
  .string()
  .check(
    z.maxLength(64),
    z.regex(new RegExp(`^${number}\\.${number}\\.${number}(?:-${identifier}(?:\\.${identifier})*)?$`)),
  );
