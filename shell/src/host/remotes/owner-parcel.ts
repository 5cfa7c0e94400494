import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';

type Mounter = (config: ParcelConfig, props: { domElement: HTMLElement }) => Parcel;

/**
 * The parcel that all remotes are children of. A named parent releases its children when they end; root
 * parcels are kept for ever. single-spa's `start()` is never called: it would turn every navigation into a
 * POP.
 *
 * Made when the module is loaded: made by the first mount, it would hold everything of that mount for ever.
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
