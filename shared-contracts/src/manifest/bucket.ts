/**
 * The bucket of a device for one remote, for rollouts to a part of the devices. Also compiled into the first script
 * of the page: it must stay a single function that every browser can run.
 *
 * @param salt of the environment: changes the order of devices
 * @returns 0 to 99, always the same for the same three
 */
export function bucketOf(salt: string, remote: string, device: string): number {
  const text = [salt, remote, device].join(':');
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    // FNV-1a: times 16777619, kept within 32 bits.
    hash = (hash + (hash << 1) + (hash << 4) + (hash << 7) + (hash << 8) + (hash << 24)) >>> 0;
  }
  // The low bits of a short text are not evenly distributed; the high ones are mixed in.
  return ((hash >>> 16) ^ (hash & 0xffff)) % 100;
}
