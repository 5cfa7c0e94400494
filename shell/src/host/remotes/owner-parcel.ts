import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';

type Mounter = (config: ParcelConfig, props: { domElement: HTMLElement }) => Parcel;

/**
 * The parent parcel of all remotes. A named parent releases its children when they end; root parcels are kept
 * forever. single-spa's `start()` is never called: it would turn every navigation into a POP.
 *
 * Created when the module is loaded: a parent created by the first mount would keep that mount in memory.
 */
export const ownerParcel = new Promise<Mounter>((resolve) => {
  mountRootParcel(
    {
      name: 'remotes',
      bootstrap: () => Promise.resolve(),
      mount: ({ mountParcel }: { mountParcel?: Mounter }) => {
        if (mountParcel) resolve(mountParcel);
        return Promise.resolve();
      },
      unmount: () => Promise.resolve(),
    },
    { domElement: document.createElement('div') },
  );
});
