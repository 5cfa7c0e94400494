/**
 * The part of an address that one sender cannot change at will: of IPv6 the first 64 bits, which are given to one
 * connection.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [, embedded] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (embedded) return embedded;
  const [front = '', back] = address.split('::');
  const groups = front === '' ? [] : front.split(':');
  const behind = back ? back.split(':').length : 0;
  const zeros = back === undefined ? 0 : 8 - groups.length - behind;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...(back ? back.split(':') : [])];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}
