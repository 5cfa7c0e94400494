import type { Work } from '../../../platform/db/connect';
import type { Row } from '../../../platform/db/schema';
import type { PassContent } from '../content';
import { tokenOf } from '../issue';
import type { ApplePasses } from '../settings';
import { passArchive } from './archive';
import { passFiles } from './pass-json';
import { passPictures } from './pictures';

export const passType = 'application/vnd.apple.pkpass';

/** `service`: where phones ask for updates, without `/v1`. */
export type FileSource = { apple: ApplePasses; service: string };

/** The file of a pass. */
export async function appleFile(
  { tx, now }: Work,
  { apple, service }: FileSource,
  { pass: { serial }, content }: { pass: Pick<Row<'wallet_passes'>, 'serial'>; content: PassContent },
): Promise<Buffer> {
  const { passType: type, team } = apple;
  const token = await tokenOf(tx, serial);
  const files = passFiles(content, { serial, token, service, passType: type, team });
  return passArchive(new Map([...files, ...(await passPictures())]), apple, now);
}
