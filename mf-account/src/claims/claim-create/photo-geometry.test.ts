import { beginsAsPicture, carriesMetadata, exifOrientation, turned } from './photo-geometry';

/** A JPEG that is nothing but an EXIF segment with one entry. */
function photo(orientation: number, little: boolean): DataView {
  const bytes = new DataView(new ArrayBuffer(64));
  bytes.setUint16(0, 0xffd8);
  bytes.setUint16(2, 0xffe0);
  bytes.setUint16(4, 4);
  bytes.setUint16(8, 0xffe1);
  bytes.setUint16(10, 40);
  bytes.setUint32(12, 0x45786966);
  const tiff = 18;
  bytes.setUint16(tiff, little ? 0x4949 : 0x4d4d);
  bytes.setUint32(tiff + 4, 8, little);
  bytes.setUint16(tiff + 8, 1, little);
  bytes.setUint16(tiff + 10, 0x0112, little);
  bytes.setUint16(tiff + 18, orientation, little);
  return bytes;
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i is read in both byte orders', (orientation) => {
  expect(exifOrientation(photo(orientation, true))).toBe(orientation);
  expect(exifOrientation(photo(orientation, false))).toBe(orientation);
});

test.each([
  ['another kind of file', new DataView(new ArrayBuffer(16))],
  ['a file that ends early', new DataView(photo(6, true).buffer, 0, 14)],
  ['an unknown orientation', photo(9, true)],
])('%s counts as upright', (_, bytes) => {
  expect(exifOrientation(bytes)).toBe(1);
});

/** Where the corner at the top left of the stored picture (4 × 2) goes. */
test.each([
  [1, 0, 0],
  [2, 4, 0],
  [3, 4, 2],
  [4, 0, 2],
  [5, 0, 0],
  [6, 2, 0],
  [7, 2, 4],
  [8, 0, 4],
])('orientation %i puts the first corner at %i, %i', (orientation, x, y) => {
  const [, , , , left, top] = turned(orientation, 4, 2);
  expect([left, top]).toEqual([x, y]);
});

const bytesOf = (...parts: readonly string[]) =>
  new DataView(Uint8Array.from(parts.join(''), (character) => character.charCodeAt(0)).buffer);

test.each([
  ['a JPEG with an EXIF part', bytesOf('\xff\xd8\xff\xe1\x00\x10Exif\0\0'), true],
  ['a HEIC with an EXIF item', bytesOf('\0\0\0\x18ftypheic', 'infe', 'Exif'), true],
  ['a WebP with an EXIF chunk', bytesOf('RIFF\0\0\0\0WEBPVP8X', 'EXIF'), true],
  ['a TIFF', bytesOf('II*\0', '\x08\0\0\0'), true],
  ['a picture without', bytesOf('\x89PNG\r\n\x1a\n', 'IHDR', 'IDAT'), false],
  ['an empty file', bytesOf(''), false],
])('%s carries metadata or not', (_, bytes, carries) => {
  expect(carriesMetadata(bytes)).toBe(carries);
});

test.each([
  ['\xff\xd8\xff\xe0', true],
  ['\x89PNG\r\n\x1a\n', true],
  ['GIF89a', true],
  ['RIFF\x10\0\n\0WEBPVP8X', true],
  ['BM\x36', true],
  ['II*\0', true],
  ['\0\0\0\x18ftypheic', true],
  ['%PDF-1.7', false],
  ['RIFF\x10\0\n\0WAVEfmt ', false],
  ['<svg xmlns="http', false],
  ['', false],
])('a file that begins with %j is a picture: %s', (start, picture) => {
  expect(beginsAsPicture(bytesOf(start))).toBe(picture);
});
