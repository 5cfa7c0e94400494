import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import type { MultipartFile } from '@fastify/multipart';
import { uploadedFile } from '@mrw/shared-contracts/api/claims';
import { limits } from '@mrw/shared-contracts/constants';
import sharp from 'sharp';
import type { Api, Context } from '../context';
import { bearerRoute, requireCaller } from '../http/authentication';
import { fieldRefusal, Refusal } from '../http/refusal';

/** Pixels of a side after the re-encoding, and of a whole picture before it. */
const largestSide = 4096;
const largestInput = 100_000_000;

/** Kinds that are told by their first bytes; SVG is a document that can run script, so it is none. */
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
  return sharp(bytes, { limitInputPixels: largestInput })
    .rotate()
    .resize(largestSide, largestSide, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
    .catch(() => null);
}

/** The bytes of a file; refused as soon as one too many came in, not when the sender has ended. */
const readBytes = (part: MultipartFile): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    part.file.once('limit', () => reject(new Refusal(413, { detail: 'The request is too large.' })));
    part.toBuffer().then(resolve, reject);
  });

/** Whether a path below /media/ (Q-136) is one that an upload has answered. */
export const isUploaded = (dataFolder: string, path: string): boolean =>
  /^claims\/[\w-]+\.png$/.test(path) && existsSync(join(dataFolder, path));

export async function uploadRoutes(api: Api, context: Context): Promise<void> {
  await api.register(multipart, { limits: { fileSize: limits.upload, files: 1, fields: 5 } });

  api.post(
    '/customer-app/files',
    {
      config: bearerRoute,
      schema: { response: { 200: uploadedFile } },
      bodyLimit: limits.upload + 64 * 1024,
    },
    async (request) => {
      await requireCaller(context, request);
      if (!request.isMultipart()) throw new Refusal(415, { detail: 'Unsupported media type.' });
      const part = await request.file();
      if (part?.fieldname !== 'file') throw fieldRefusal({ file: 'No file was submitted.' });
      const picture = await reencode(await readBytes(part));
      if (picture === null) throw fieldRefusal({ file: 'Upload a valid image.' });
      const name = `${randomUUID()}.png`;
      await writeFile(join(context.dataFolder, 'claims', name), picture);
      return { file: `${context.addresses.api.origin}/media/claims/${name}` };
    },
  );
}
