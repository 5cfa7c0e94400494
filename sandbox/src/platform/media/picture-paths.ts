/** Addresses of pictures below `/media/`, each drawn by `sandbox/media/<path>.svg`. */
const picturePath = /^((?:campaigns|banners|inbox|stores|brands|receipts|stamps)\/[\w-]+)\.(?:jpg|png)$/;

/** @returns the path of the drawing of a picture, or null when a path names no picture */
export function drawingOf(path: string): string | null {
  const name = picturePath.exec(path)?.[1];
  return name === undefined ? null : `${name}.svg`;
}

/**
 * Rows keep pictures as paths, so that a data folder survives a change of ports; answers name them by address.
 *
 * @param answer any JSON value; it is not changed
 * @param media address below which the pictures lie, e.g. `http://localhost:4000/media`
 */
export function withPictureAddresses(answer: unknown, media: string): unknown {
  if (typeof answer === 'string') return picturePath.test(answer) ? `${media}/${answer}` : answer;
  if (Array.isArray(answer)) return answer.map((item) => withPictureAddresses(item, media));
  if (typeof answer !== 'object' || answer === null || answer instanceof Date) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, withPictureAddresses(value, media)]),
  );
}
