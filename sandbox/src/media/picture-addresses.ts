/** The folders of drawn pictures, see pictures/catalogue.ts. */
const picturePath = /^(campaigns|banners|inbox|stores|brands|receipts|stamps)\/[\w-]+\.(jpg|png)$/;

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
