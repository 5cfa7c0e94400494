import { randomBytes } from 'node:crypto';
import type { Addresses } from '@mrw/shared-contracts/addresses';
import { startOperators } from './service';
import type { Sources } from './sources';

/** This machine only; who opens it to others names their address. */
const ownHost = '127.0.0.1';

type Options = Sources & {
  addresses: Addresses;
  /** Where it listens; 127.0.0.1 without it. */
  host?: string | undefined;
  /** Address in the browser behind a proxy. */
  origin?: string | undefined;
  /** Made anew for each start without it. */
  token?: string | undefined;
};

/** Starts the page for operators. @returns the address that opens it, with its token */
export async function openOperators({ addresses, host = ownHost, origin, token, ...sources }: Options) {
  const { port } = addresses.operators;
  const own = origin ?? `http://${ownHost}:${port}`;
  const secret = token ?? randomBytes(24).toString('base64url');
  const { stop } = await startOperators({ ...sources, origin: own, host, port, token: secret });
  return { address: `${own}/?token=${secret}`, stop };
}
