import { photoSize } from '@mrw/shared-contracts/api/photo-size';
import { limits } from '@mrw/shared-contracts/constants';
import { firstBytes } from './first-bytes';
import { beginsAsPicture, carriesMetadata, exifOrientation, turned } from './photo-geometry';

/** Pixels of the longer side that are enough to read a receipt of usual shape. */
const longestSide = 2_000;
/** Of the JPEG; the second one for a picture whose file would be too large to be taken, which noise alone makes. */
const qualities = [0.85, 0.5];

/**
 * Why a picture is not uploaded. `notReadable`: the browser cannot decode it, and its metadata may contain time and
 * location. `tooLarge`: it cannot be scaled down here, and the server refuses its size. `notPicture`: it is another
 * kind of file.
 */
type Unfit = 'notReadable' | 'tooLarge' | 'notPicture';

export class UnfitPhoto extends Error {
  readonly reason: Unfit;

  constructor(reason: Unfit) {
    super(`The photo is not sent: ${reason}`);
    this.name = 'UnfitPhoto';
    this.reason = reason;
  }
}

/**
 * Prepares a picture for the upload: upright, 2000 px long (a tall receipt is longer, `photoSize`), within 10 MB and
 * without metadata (camera, location, time).
 *
 * @returns the file itself when this browser cannot decode it and it has no metadata; the server then decides
 * @throws UnfitPhoto
 */
export async function preparePhoto(file: File): Promise<File> {
  try {
    const [picture, orientation] = await Promise.all([decoded(file), orientationToApply(file)]);
    const canvas = draw(picture, orientation);
    const blob = await written(canvas);
    return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
  } catch {
    const start = await firstBytes(file);
    if (carriesMetadata(start)) throw new UnfitPhoto('notReadable');
    if (file.size > limits.upload) throw new UnfitPhoto('tooLarge');
    if (!beginsAsPicture(start)) throw new UnfitPhoto('notPicture');
    return file;
  }
}

async function written(canvas: HTMLCanvasElement): Promise<Blob> {
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    if (blob && blob.size <= limits.upload) return blob;
  }
  throw new Error('This browser cannot write the picture.');
}

async function decoded(file: File): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Browsers since 2020 rotate the picture on their own; Safari before 13.1 does not. */
async function orientationToApply(file: File): Promise<number> {
  if (CSS.supports('image-orientation', 'from-image')) return 1;
  return exifOrientation(await firstBytes(file));
}

function draw(picture: HTMLImageElement, orientation: number): HTMLCanvasElement {
  const { width, height } = photoSize(picture.naturalWidth, picture.naturalHeight, longestSide);
  const across = orientation >= 5;
  const canvas = document.createElement('canvas');
  canvas.width = across ? height : width;
  canvas.height = across ? width : height;
  const context = canvas.getContext('2d');
  if (!context || picture.naturalWidth === 0) throw new Error('This browser cannot draw the picture.');
  // Transparent pixels would be black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(...turned(orientation, width, height));
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}
