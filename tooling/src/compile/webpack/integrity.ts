import { createHash } from 'node:crypto';

/** The value of an `integrity` attribute. */
export const sha384 = (content: string | Buffer) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
