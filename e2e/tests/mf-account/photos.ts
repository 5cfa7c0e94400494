import type { Page } from '@playwright/test';

/** A JPEG of 3000 × 1500 px, red on the left and blue on the right, in base64. */
export function twoColours(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 3_000;
    canvas.height = 1_500;
    const context = canvas.getContext('2d');
    if (!context) return '';
    context.fillStyle = 'red';
    context.fillRect(0, 0, 1_500, 1_500);
    context.fillStyle = 'blue';
    context.fillRect(1_500, 0, 1_500, 1_500);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
}

/** The JPEG as a camera writes it that was held turned: with an EXIF segment that has one entry. */
export function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const exif = Buffer.alloc(36);
  exif.writeUInt16BE(0xffe1, 0);
  exif.writeUInt16BE(34, 2);
  exif.write('Exif\0\0MM\0*', 4, 'latin1');
  exif.writeUInt32BE(8, 14);
  exif.writeUInt16BE(1, 18);
  exif.writeUInt16BE(0x0112, 20);
  exif.writeUInt16BE(3, 22);
  exif.writeUInt32BE(1, 24);
  exif.writeUInt16BE(orientation, 28);
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}

/** Runs in the page: what the photo is that the page has sent last. */
export async function describeSent(): Promise<object> {
  const sent: unknown = Reflect.get(window, 'sentPhoto');
  if (!(sent instanceof File)) return { nothing: true };
  const picture = await createImageBitmap(sent, { imageOrientation: 'none' });
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0);
  const colourAt = (y: number) => {
    const [red = 0, , blue = 0] = context?.getImageData(picture.width / 2, y, 1, 1).data ?? [];
    return red > blue ? 'red' : 'blue';
  };
  return {
    size: [picture.width, picture.height],
    top: colourAt(100),
    bottom: colourAt(picture.height - 100),
    metadata: (await sent.text()).includes('Exif'),
  };
}
