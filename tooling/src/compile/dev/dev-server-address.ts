import type { Addresses } from '@mrw/shared-contracts/addresses';

/** The dev server of a remote listens this far above the remotes' host. */
const offset = 10;

export const devServerPort = ({ remotes }: Addresses) => remotes.port + offset;
export const devServerOrigin = (addresses: Addresses) => `http://localhost:${devServerPort(addresses)}`;
