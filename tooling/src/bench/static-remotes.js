// Takes the place of the shell's federation module in the one-bundle build: the same interface, remotes as lazy chunks.
// Plain JavaScript, because the types of the tooling must not depend on the remotes.
const modules = {
  'mf-offers./app': () => import('../../../mf-offers/src/app'),
  'mf-wallet./app': () => import('../../../mf-wallet/src/app'),
  'mf-account./app': () => import('../../../mf-account/src/app'),
  'mf-stores./app': () => import('../../../mf-stores/src/app'),
  'mf-giftcard./app': () => import('../../../mf-giftcard/src/app'),
};

export function setUpFederation() {
  // Nothing to set up: there is no federation runtime.
}

export function trustChunks() {
  // Loaded as webpack does it by itself.
}

/** Everything is compiled in: whatever range a descriptor asks for is met. */
export function providedModules() {
  return new Proxy({}, { get: () => '19.0.0' });
}

export async function loadLifecycles({ descriptor }, exposed) {
  const load = modules[descriptor.name + exposed];
  if (!load) throw new Error(`${descriptor.name} has no ${exposed} in the one-bundle build`);
  return (await load()).default;
}
