import { languages, type Language } from '@mrw/shared-contracts/language';
import {
  walletModes,
  type Partners,
  type Registration,
  type WalletMode,
} from '@mrw/shared-contracts/partners/registration';
import { productionEnvironment } from '../deployments';

/** Hours that the secret before goes on working after a rotation. */
export const overlapHours = 24;

export type NewPartner = {
  id: string;
  name: Registration['name'];
  origins: readonly string[];
  modes: readonly string[];
  languages: readonly string[];
};

type Secret = { hash: string; now: Date };

/** @throws Error with every fault of it, or when the id is taken */
export function addPartner(
  partners: Partners,
  environment: string,
  asked: NewPartner,
  { hash, now }: Secret,
): Partners {
  const { id, name, origins } = asked;
  if (Object.hasOwn(partners, id)) throw new Error(`${id} is registered already.`);
  const faults = [
    ...(/^[a-z][a-z0-9-]{1,39}$/.test(id) ? [] : [`"${id}" is no id: 2 to 40 of a-z, 0-9 and -.`]),
    ...(origins.length > 0 ? [] : ['An origin is missing.']),
    ...origins.flatMap((origin) => originFaults(origin, environment)),
    ...unknown('mode', asked.modes, walletModes),
    ...unknown('language', asked.languages, languages),
  ];
  refuse(faults);
  const secrets = [{ hash, created: now.toISOString(), ends: null }];
  const chosen: Registration = {
    name,
    origins: [...new Set(origins)],
    modes: walletModes.filter((mode: WalletMode) => asked.modes.includes(mode)),
    languages: languages.filter((language: Language) => asked.languages.includes(language)),
    secrets,
  };
  return { ...partners, [id]: chosen };
}

/** @throws Error for an unknown id, a faulty origin, or when no origin is left */
export function changeOrigins(
  partners: Partners,
  environment: string,
  id: string,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Partners {
  const partner = registered(partners, id);
  const absent = remove.filter((origin) => !partner.origins.includes(origin));
  const origins = [...new Set([...partner.origins, ...add])].filter((origin) => !remove.includes(origin));
  refuse([
    ...add.flatMap((origin) => originFaults(origin, environment)),
    ...absent.map((origin) => `${origin} is not registered for ${id}.`),
    ...(origins.length > 0 ? [] : [`${id} would have no origin left: remove the partner.`]),
  ]);
  return { ...partners, [id]: { ...partner, origins } };
}

/** A new secret; the one before works on for `overlapHours`, or not, and earlier ones end. */
export function rotateSecret(
  partners: Partners,
  id: string,
  { hash, now }: Secret,
  endsNow: boolean,
): Partners {
  const partner = registered(partners, id);
  const ends = new Date(now.getTime() + overlapHours * 3_600_000).toISOString();
  const before = endsNow ? [] : partner.secrets.filter((secret) => secret.ends === null);
  const secrets = [
    ...before.map((secret) => ({ ...secret, ends })),
    { hash, created: now.toISOString(), ends: null },
  ];
  return { ...partners, [id]: { ...partner, secrets } };
}

/** @throws Error for an unknown id */
export function removePartner(partners: Partners, id: string): Partners {
  registered(partners, id);
  return Object.fromEntries(Object.entries(partners).filter(([name]) => name !== id));
}

function registered(partners: Partners, id: string): Registration {
  const partner = Object.hasOwn(partners, id) ? partners[id] : undefined;
  if (!partner) throw new Error(`${id} is not registered.`);
  return partner;
}

/** Origins are exact and encrypted; a machine of a developer counts outside of production only. */
export function originFaults(origin: string, environment: string): string[] {
  const isLocal = /^http:\/\/(localhost|127\.0\.0\.1):(\*|\d+)$/.test(origin);
  if (isLocal)
    return environment === productionEnvironment ? [`${origin} is not allowed in production.`] : [];
  const isExact = URL.canParse(origin) && new URL(origin).origin === origin && origin.startsWith('https://');
  if (isExact && !origin.includes('*')) return [];
  return [`"${origin}" is no exact origin, such as https://shop.example.`];
}

const unknown = (what: string, given: readonly string[], known: readonly string[]) => [
  ...(given.length > 0 ? [] : [`A ${what} is missing.`]),
  ...given
    .filter((value) => !known.includes(value))
    .map((value) => `There is no ${what} ${value}; there are ${known.join(', ')}.`),
];

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
