type Matrix = [number, number, number, number, number, number];

/** The canvas transform that puts a picture of one of the 8 EXIF orientations upright. */
export function turned(orientation: number, width: number, height: number): Matrix {
  switch (orientation) {
    case 2:
      return [-1, 0, 0, 1, width, 0];
    case 3:
      return [-1, 0, 0, -1, width, height];
    case 4:
      return [1, 0, 0, -1, 0, height];
    case 5:
      return [0, 1, 1, 0, 0, 0];
    case 6:
      return [0, 1, -1, 0, height, 0];
    case 7:
      return [0, -1, -1, 0, height, width];
    case 8:
      return [0, -1, 1, 0, 0, width];
    default:
      return [1, 0, 0, 1, 0, 0];
  }
}

const jpegStart = 0xffd8;
const exifSegment = 0xffe1;
const exifName = 0x45786966;
const webpExifName = 0x45584946;
const littleEndian = 0x4949;
const orientationTag = 0x0112;

/** The orientation in the EXIF segment of a JPEG: 1 to 8, and 1 where there is none. */
export function exifOrientation(bytes: DataView): number {
  try {
    if (bytes.getUint16(0) !== jpegStart) return 1;
    let at = 2;
    while (bytes.getUint16(at) !== exifSegment || bytes.getUint32(at + 4) !== exifName) {
      at += 2 + bytes.getUint16(at + 2);
    }
    return orientationIn(bytes, at + 10);
  } catch {
    // A segment points behind the end: the file has no readable orientation.
    return 1;
  }
}

/** @param start of the TIFF header, the origin of all offsets */
function orientationIn(bytes: DataView, start: number): number {
  const little = bytes.getUint16(start) === littleEndian;
  const directory = start + bytes.getUint32(start + 4, little);
  const entries = bytes.getUint16(directory, little);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (bytes.getUint16(at, little) !== orientationTag) continue;
    const value = bytes.getUint16(at + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** JPEG, PNG, GIF, WebP, BMP, TIFF, HEIC and AVIF, JPEG XL. */
const pictureStarts =
  /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF[^]{4}WEBP|BM|II\*\0|MM\0\*|[^]{4}(?:ftyp|JXL )|\xff\n)/;

/** Whether the first bytes are those of a picture, regardless of the file name. */
export function beginsAsPicture(bytes: DataView): boolean {
  const start = new Uint8Array(bytes.buffer, bytes.byteOffset, Math.min(12, bytes.byteLength));
  return pictureStarts.test(String.fromCharCode(...start));
}

const tiffStarts: ReadonlySet<number> = new Set([0x49492a00, 0x4d4d002a]);

/** Whether the beginning of a picture file has an EXIF part (JPEG, HEIC, WebP) or is a TIFF, which is made of one. */
export function carriesMetadata(bytes: DataView): boolean {
  const last = bytes.byteLength - 4;
  if (last >= 0 && tiffStarts.has(bytes.getUint32(0))) return true;
  for (let at = 0; at <= last; at += 1) {
    const word = bytes.getUint32(at);
    if (word === exifName || word === webpExifName) return true;
  }
  return false;
}
