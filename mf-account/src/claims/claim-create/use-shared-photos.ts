import { useHost } from '@mrw/shared-contracts';
import { useEffect, useState } from 'react';

/** A picture that another app shared, with an address to show it. */
export type SharedPhoto = { file: File; address: string };

/** Pictures that other apps shared with this one, which a claim may take; none in a host without them. */
export function useSharedPhotos() {
  const { sharedReceipts } = useHost();
  const [photos, setPhotos] = useState<readonly SharedPhoto[]>([]);
  useEffect(() => {
    if (!sharedReceipts) return undefined;
    let here = true;
    const addresses: string[] = [];
    void sharedReceipts.read().then((files) => {
      if (!here) return;
      setPhotos(
        files.map((file) => {
          const address = URL.createObjectURL(file);
          addresses.push(address);
          return { file, address };
        }),
      );
    });
    return () => {
      here = false;
      addresses.forEach((address) => {
        URL.revokeObjectURL(address);
      });
    };
  }, [sharedReceipts]);
  return {
    photos,
    remove: (gone: readonly File[]) => {
      setPhotos((all) => all.filter(({ file }) => !gone.includes(file)));
      void sharedReceipts?.remove(gone);
    },
  };
}
