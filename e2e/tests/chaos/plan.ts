import { seeded } from '@mrw/tooling/seeded';

/** Answers that mean that the server did nothing. */
const refusals = ['401', '403', '429'] as const;
/** Answers that cannot exist unless the server acted. */
const damaged = ['cut', 'types'] as const;
/** The server may have acted before or not. */
const open = [
  '500',
  '502',
  '503',
  '504',
  'empty',
  'html',
  'reset',
  'offline',
  'silence',
  'killed',
  'database',
] as const;
const scripts = ['script missing', 'script cut'] as const;

type FaultKind = (typeof refusals | typeof damaged | typeof open | typeof scripts)[number];
type ErrorBody = 'detail' | 'nothing' | 'page' | 'half';
export type Fault = {
  kind: FaultKind;
  /** Whether the server does the work of the call before the fault. */
  acts: boolean;
  /** What an answer of 4xx or 5xx carries. */
  body: ErrorBody;
};

/** One act or visit with its faults; all of it follows from the seed of the run and the id. */
export type Step = {
  /** `a3`: the third act; `v12`: the twelfth visit. */
  id: string;
  subject: string;
  /** Of the call that carries out the act. */
  own: Fault;
  /** How many of the other paths are faulty, from 0 to 1. */
  share: number;
  /** How many calls of a faulty path fail before one passes. */
  times: number;
  seed: number;
};

type Random = () => number;

/** How often a kind is drawn where not once: they take 5 to 25 s each. */
const rare: Readonly<Partial<Record<FaultKind, number>>> = { silence: 0.3, killed: 0.3, database: 0.3 };
const bodies: readonly ErrorBody[] = ['detail', 'nothing', 'page', 'half'];

const pick = <Item>(items: readonly Item[], random: Random, other: Item): Item =>
  items[Math.floor(random() * items.length)] ?? other;

function drawFault(kinds: readonly FaultKind[], random: Random): Fault {
  let left = random() * kinds.reduce((sum, kind) => sum + (rare[kind] ?? 1), 0);
  const kind = kinds.find((one) => (left -= rare[one] ?? 1) < 0) ?? '500';
  const isRefusal = refusals.some((one) => one === kind);
  const isDamaged = damaged.some((one) => one === kind);
  return { kind, acts: isDamaged || (!isRefusal && random() < 0.6), body: pick(bodies, random, 'nothing') };
}

const ofActs: readonly FaultKind[] = [...refusals, ...damaged, ...open];
const ofVisits: readonly FaultKind[] = [...ofActs, ...scripts, ...scripts];
/** Each would end all other faults. */
const total: readonly FaultKind[] = ['killed', 'database', 'offline'];
/** Each meets whoever else uses the same servers. */
const ofServers: readonly FaultKind[] = ['killed', 'database'];
export const endsServers = ({ own }: Step): boolean => ofServers.includes(own.kind);
const ofOtherCalls = ofActs.filter((kind) => !total.includes(kind));

/**
 * @param id `a` or `v` and a number from 1
 * @param subjects names of the acts or pages, of which each has its turn before the first comes again
 */
export function stepOf(seed: number, id: string, subjects: readonly string[]): Step {
  const at = Number(id.slice(1)) - 1;
  const own = hashOf(`${seed} ${id}`);
  const random = seeded(own);
  const isAct = id.startsWith('a');
  return {
    id,
    subject: shuffled(subjects, seeded(seed))[at % subjects.length] ?? '',
    own: drawFault(isAct ? ofActs : ofVisits, random),
    share: pick(isAct ? [0, 0, 0.5, 1] : [0.3, 1], random, 1),
    times: pick([1, 3, Infinity], random, 1),
    seed: own,
  };
}

/**
 * The fault that a call meets, if any: the same for each run, in whatever order the calls come.
 *
 * @param call method and path
 * @param count how often it was made since the faults began, from 1
 */
export function faultOf(step: Step, call: string, count: number, isOwn: boolean): Fault | null {
  if (isOwn) return count <= limitOf(step.own, step.times) ? step.own : null;
  const random = seeded(hashOf(`${step.seed} ${call}`));
  if (random() >= step.share) return null;
  const isSame = random() < 0.5 && ofActs.includes(step.own.kind);
  const fault = isSame ? step.own : drawFault(ofOtherCalls, random);
  return count <= limitOf(fault, step.times) ? fault : null;
}

/** A second 401, or 403 of the member's record, ends the session: other tests are about that. */
const limitOf = ({ kind }: Fault, times: number) => (kind === '401' || kind === '403' ? 1 : times);

function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** FNV-1a: a number for a text. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
