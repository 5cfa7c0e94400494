import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Which push services this environment sends to. */
export type PushHosts = {
  /** `fcm.googleapis.com`, or `*.notify.windows.com` for all below it. */
  hosts: readonly string[];
  /** Begin of the addresses of the stand-in on this machine; null: there is none. */
  standIn: string | null;
};

export const isStandIn = (endpoint: string, { standIn }: PushHosts): boolean =>
  standIn !== null && endpoint.startsWith(standIn);

const isHost = (host: string, listed: string) =>
  listed.startsWith('*.') ? host.endsWith(listed.slice(1)) : host === listed;

/** Whether a message may go to an address that a browser sent: it makes the server call it. */
export function isAllowedEndpoint(endpoint: string, push: PushHosts): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { href, protocol, hostname, port, username, password, hash } = new URL(endpoint);
  if (href !== endpoint) return false;
  if (isStandIn(href, push)) return true;
  const isPlain = port === '' && username === '' && password === '' && hash === '';
  return protocol === 'https:' && isPlain && push.hosts.some((listed) => isHost(hostname, listed));
}

const closed = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, prefix, 'ipv4');
/** Of IPv6 only what is given to the public internet, without what leads into IPv4. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  closed.addSubnet(net, prefix, 'ipv6');

export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
};

/** Looks a name up for a connection, and refuses one that leads into this network, whenever it begins to. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = error === null ? addresses : [];
    if (first === undefined) done(error ?? new Error(`${hostname} has no address`), '', 0);
    else if (!addresses.every(({ address }) => isPublicAddress(address)))
      done(new Error(`${hostname} is no public address`), '', 0);
    else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};
