const key = 'mrw_deployment';

/** The deployment manifest of an earlier visit, for a page whose own is invalid. */
export interface LastManifest {
  /** As it was stored, for `readManifest` to validate; null without one. */
  read(): unknown;
  /** @param manifest a valid one */
  keep(manifest: unknown): void;
}

/** On the device; nothing is stored when storage is blocked. */
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
      // After the first rendering.
      setTimeout(() => {
        try {
          const text = JSON.stringify(manifest);
          if (storage().getItem(key) !== text) storage().setItem(key, text);
        } catch {
          // Full or blocked: the next visit has no copy.
        }
      });
    },
  };
}

/** For a page whose storage belongs to a partner. */
export const noLastManifest: LastManifest = { read: () => null, keep: () => undefined };
