import type { Lifecycles, MountProps } from '@mrw/shared-contracts';

type Mounted = { props: MountProps; by: Lifecycles };

/**
 * Lifecycles that can be replaced while they are mounted: the page stays, and every mount gets the new ones in the
 * same place.
 */
export function remountable(first: Lifecycles) {
  let current = first;
  const mounted = new Map<HTMLElement, Mounted>();
  const mount = async (props: MountProps) => {
    const by = current;
    await by.mount(props);
    mounted.set(props.domElement, { props, by });
  };
  const unmount = async (props: MountProps) => {
    const by = mounted.get(props.domElement)?.by ?? current;
    mounted.delete(props.domElement);
    await by.unmount(props);
  };
  const lifecycles: Lifecycles = {
    name: first.name,
    saysReady: first.saysReady ?? false,
    bootstrap: (props) => current.bootstrap(props),
    mount,
    unmount,
  };
  return {
    lifecycles,
    replace: async (next: Lifecycles) => {
      current = next;
      for (const { props } of [...mounted.values()]) {
        // What fails while it is left was written before the save.
        await unmount(props).catch(console.error);
        await mount(props).catch((error: unknown) => props.onFatal?.(error, 'render'));
      }
    },
  };
}
