import type * as z from 'zod/mini';
import type { Session } from '../host/session';
import type { HostStorage, StorageOptions, StoredValue } from '../host/storage';

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The storage of values; a browser that blocks it throws here. */
export type StorageAreas = Readonly<Record<'tab' | 'browser', () => Area>>;

/** Prefixes of the keys that are removed at log-out, and of those that stay. */
const prefixes = { gone: 'mrw_member_', kept: 'mrw_kept_' };

/**
 * The storage that a host gives its remotes.
 *
 * @param session the current session
 */
export function createStorage(
  areas: StorageAreas,
  session: () => Session,
): { storage: HostStorage; /** Removes the values that end at log-out. */ clear(): void } {
  const uidNow = () => {
    const now = session();
    return now.kind === 'member' ? now.member.uid : null;
  };
  const value = <T>(
    key: string,
    schema: z.ZodMiniType<T>,
    { lifetime = 'tab', staysBecause }: StorageOptions,
    mayWrite: () => boolean,
  ): StoredValue<T> => {
    const name = prefixes[staysBecause === undefined ? 'gone' : 'kept'] + key;
    const area = areas[lifetime];
    return {
      read: () =>
        attempt(() => {
          const parsed = schema.safeParse(JSON.parse(area().getItem(name) ?? 'null'));
          return parsed.success ? parsed.data : null;
        }),
      write: (next) => {
        if (!mayWrite()) return;
        attempt(() => {
          // First, so that a previous value does not remain when there is no space.
          area().removeItem(name);
          area().setItem(name, JSON.stringify(next));
        });
      },
      remove: () => {
        attempt(() => {
          area().removeItem(name);
        });
      },
    };
  };
  return {
    storage: {
      member: (key, schema, options = {}) => {
        const uid = uidNow();
        if (uid === null) return nothing;
        return value(`${key}_${uid}`, schema, options, () => uidNow() === uid);
      },
      device: (key, schema, options = {}) => value(key, schema, options, () => true),
    },
    clear: () => {
      for (const area of Object.values(areas))
        attempt(() => {
          clearArea(area());
        });
    },
  };
}

/** Values in memory, for the lifetime of the page: inside a partner's page, whose storage must not be used. */
export function memoryAreas(): StorageAreas {
  const texts = new Map<string, string>();
  const area: Area = {
    get length() {
      return texts.size;
    },
    key: (place) => [...texts.keys()][place] ?? null,
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  };
  return { tab: () => area, browser: () => area };
}

/** The member storage of a visitor. */
const nothing: StoredValue<never> = {
  read: () => null,
  write: () => undefined,
  remove: () => undefined,
};

function clearArea(area: Area): void {
  const names = Array.from({ length: area.length }, (_, place) => area.key(place) ?? '');
  for (const name of names) if (name.startsWith(prefixes.gone)) area.removeItem(name);
}

/** @returns null when storage is full or blocked, or contains invalid JSON */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
