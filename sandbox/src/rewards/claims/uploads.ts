import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import type { MultipartFile } from '@fastify/multipart';
import { uploadedFile } from '@mrw/shared-contracts/api/claims';
import { photoSize } from '@mrw/shared-contracts/api/photo-size';
import { limits } from '@mrw/shared-contracts/constants';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import sharp from 'sharp';
import type { Api, Context } from '../../platform/context';
import type { Db } from '../../platform/db/connect';
import { uploads } from '../../platform/db/schema/points';
import { bearerRoute } from '../../platform/http/bearer-route';
import { fieldRefusal, found, Refusal, refused } from '../../platform/http/refusal';
import { requireCaller } from '../../platform/identity/caller';

/** Pixels of the longer side after the re-encoding, but for tall receipts (`photoSize`), and of a whole picture before it. */
const largestSide = 4096;
const largestInput = 100_000_000;

/** File types by their first bytes; SVG is excluded, because it can run script. */
function sniff(bytes: Buffer): 'png' | 'jpeg' | 'webp' | 'gif' | 'heif' | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(0, 4) === 'GIF8') return 'gif';
  if (text(4, 8) === 'ftyp' && ['avif', 'mif1', 'heic', 'heix'].includes(text(8, 12))) return 'heif';
  return null;
}

/** Draws the picture anew: what is stored has no metadata (place of the photo) and nothing but pixels. */
async function reencode(bytes: Buffer): Promise<Buffer | null> {
  if (sniff(bytes) === null) return null;
  const picture = sharp(bytes, { limitInputPixels: largestInput });
  try {
    const { width, height } = await picture.metadata();
    const kept = photoSize(width, height, largestSide);
    const longest = Math.max(kept.width, kept.height);
    return await picture
      .rotate()
      .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}

/** The parser gives its own faults no status: a form without its boundary or its end is the sender's. */
const formFault = (error: unknown): Error =>
  error instanceof Error && 'statusCode' in error ? error : refused('Bad request.');

/** The bytes of a file; refused as soon as one too many came in, not when the sender has ended. */
const readBytes = (part: MultipartFile): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    part.file.once('limit', () => reject(new Refusal(413, { detail: 'The request is too large.' })));
    part.toBuffer().then(resolve, (error: unknown) => reject(formFault(error)));
  });

/** Of these paths below /media/ (Q-136) those that an upload of this member has answered. */
export async function uploadsOf(db: Db, memberId: number, paths: readonly string[]): Promise<Set<string>> {
  const own = and(eq(uploads.member_id, memberId), inArray(uploads.path, [...paths]));
  const rows = await db.select().from(uploads).where(own);
  return new Set(rows.map(({ path }) => path));
}

export async function uploadRoutes(api: Api, context: Context): Promise<void> {
  const { db } = context.connection;
  const sent = new WeakMap<FastifyRequest, { memberId: number; picture: Buffer }>();
  await api.register(multipart, { limits: { fileSize: limits.upload, files: 1, fields: 5 } });

  api.post(
    '/customer-app/files',
    {
      config: bearerRoute,
      schema: { response: { 200: uploadedFile } },
      bodyLimit: limits.upload + 64 * 1024,
      // Before the handler, which is one transaction when the call has a key: a sender may take a minute.
      preHandler: async (request) => {
        const { member } = await requireCaller(context, request);
        sent.set(request, { memberId: member.id, picture: await readPicture(request) });
      },
    },
    async (request) => {
      const { memberId, picture } = found(sent.get(request));
      const path = `claims/${randomUUID()}.png`;
      // The row first: the erasure of the account then finds every file.
      await db.insert(uploads).values({ path, member_id: memberId, created_at: context.clock.now() });
      await writeFile(join(context.dataFolder, path), picture);
      return { file: `${context.addresses.api.origin}/media/${path}` };
    },
  );
}

async function readPicture(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refusal(415, { detail: 'Unsupported media type.' });
  const part = await request.file().catch((error: unknown) => {
    throw formFault(error);
  });
  if (part?.fieldname !== 'file') throw fieldRefusal({ file: 'No file was submitted.' });
  const picture = await reencode(await readBytes(part));
  if (picture === null) throw fieldRefusal({ file: 'Upload a valid image.' });
  return picture;
}
