import type { Session } from '@mrw/shared-contracts';
import { renderRemote, type FakeHost, type FakeHostOptions } from '@mrw/shared-contracts/testing';
import remote from '../app';
import { sampleSession } from './members';

jest.setTimeout(30_000);

const mounted: (() => Promise<void>)[] = [];

/** Unmounts what a test has mounted. */
export async function closeAll(): Promise<void> {
  for (const unmount of mounted.splice(0)) await unmount();
}
afterEach(closeAll);

/** Mounts the remote at a path for a member, as the shell does; unmounts it at the end of the test. */
export async function mountAt(
  path: string,
  options: Omit<FakeHostOptions, 'path'> & { session?: Session } = {},
): Promise<FakeHost> {
  const { fake, unmount } = await renderRemote(remote, { session: sampleSession(), ...options, path });
  mounted.push(unmount);
  return fake;
}
