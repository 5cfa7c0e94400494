import type { Lifecycles, MountProps } from '@mrw/shared-contracts';
import type { LiveRemote, RemoteDescriptor } from '@mrw/shared-contracts/manifest';
import * as z from 'zod/mini';
import { RemoteFailure } from '../remote-failure';
import { importChecked } from './import-checked';
import { isNewEnough } from './oldest-browser';

const callable = z.custom<(...given: unknown[]) => unknown>((value) => typeof value === 'function');
const container = z.object({ init: callable, get: callable });
const step = z.union([callable, z.array(callable)]);
const lifecycles = z.object({
  bootstrap: step,
  mount: step,
  unmount: step,
  saysReady: z.optional(z.boolean()),
});

/** @throws RemoteFailure when the remote says that it needs a newer browser */
export function requireBrowser({ name, browsers = {} }: RemoteDescriptor): void {
  if (!isNewEnough(navigator.userAgent, browsers)) throw new RemoteFailure(name, 'newer-browser');
}

/**
 * Loads a remote that consists of ES modules, each with its hash.
 *
 * @param again after a failed attempt
 * @param scope shared modules of the host, for a container of Module Federation
 * @returns what the exposed module exports, with its lifecycles as `default`; not judged when there are none
 */
export async function loadForeign(
  remote: LiveRemote,
  exposed: string,
  again: boolean,
  scope: object,
): Promise<unknown> {
  const { name, kind, entry, exposes } = remote.descriptor;
  const file = kind === 'module' ? (exposes[exposed]?.[0] ?? entry) : entry;
  const loaded = await importChecked(remote, file, again);
  const found = kind === 'module' ? loaded : await fromContainer(loaded, exposed, scope);
  const exported = z.looseObject({ default: z.optional(z.unknown()) }).safeParse(found).data;
  const read = lifecycles.safeParse(exported?.default ?? exported);
  return { default: read.success ? singleSpa(name, read.data) : null };
}

/** A container that is on the page already refuses to be given another scope. */
async function fromContainer(loaded: unknown, exposed: string, scope: object): Promise<unknown> {
  const { init, get } = container.parse(loaded);
  await init(scope);
  const make = await get(exposed);
  return callable.parse(make)();
}

/** single-spa allows a list of functions for each step, and names its lifecycles by their application. */
function singleSpa(name: string, { saysReady = false, ...steps }: z.infer<typeof lifecycles>): Lifecycles {
  const run = (of: z.infer<typeof step>) => async (props: MountProps) => {
    for (const one of [of].flat()) await one(props);
  };
  return {
    name,
    saysReady,
    bootstrap: run(steps.bootstrap),
    mount: run(steps.mount),
    unmount: run(steps.unmount),
  };
}
