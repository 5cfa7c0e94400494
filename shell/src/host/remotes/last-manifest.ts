const key = 'mrw_deployment';

/** The deployment manifest of an earlier visit, for a page that comes with one that cannot be read. */
export interface LastManifest {
  /** As it was kept, for `readManifest` to judge; null when nothing was. */
  read(): unknown;
  /** @param manifest that could be read */
  keep(manifest: unknown): void;
}

/** On the device; where storage is blocked nothing is kept. */
export function lastManifestOnDevice(storage: () => Storage): LastManifest {
  return {
    read: () => {
      try {
        const manifest: unknown = JSON.parse(storage().getItem(key) ?? 'null');
        return manifest;
      } catch {
        return null;
      }
    },
    keep: (manifest) => {
      // The page is drawn first.
      setTimeout(() => {
        try {
          const text = JSON.stringify(manifest);
          if (storage().getItem(key) !== text) storage().setItem(key, text);
        } catch {
          // Full or blocked: the next visit goes without.
        }
      });
    },
  };
}

/** Where the storage belongs to the page of somebody else. */
export const noLastManifest: LastManifest = { read: () => null, keep: () => undefined };
