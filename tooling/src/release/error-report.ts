import { grouped } from './canary/grouped';
import type { TelemetryRow } from './canary/rows';
import type { SourcePlace } from './original-position';

/** Errors with the same code at the same function of the sources. */
export type Cause = {
  code: string;
  place: SourcePlace | null;
  /** Of the last one. */
  detail: string;
  visits: number;
  pages: readonly string[];
  /** Whether no other version has it. */
  isNew: boolean;
};

type Positions = (remote: string, version: string, at: string) => Promise<SourcePlace | null>;

/** Kinds of records that have a cause in the code. */
const kinds = new Set(['error', 'failure', 'policy']);

/**
 * Errors of one version grouped by cause, those of the most visits first.
 *
 * @param rows records of every version: what another one has too is not new
 */
export async function causesOf(
  rows: readonly TelemetryRow[],
  { remote, version }: { remote: string; version: string },
  positions: Positions,
): Promise<Cause[]> {
  const placed = await Promise.all(
    rows
      .filter((row) => row.remote === remote && kinds.has(row.kind))
      .map(async (row) => ({ row, place: await ownPlace(row, positions) })),
  );
  type Placed = (typeof placed)[number];
  // Lines move from version to version; functions stay.
  const keyOf = ({ row, place }: Placed) =>
    place ? `${row.code} ${place.file} ${place.name}` : `${row.code} ${withoutNumbers(row.record.detail)}`;
  const isOfVersion = ({ row }: Placed) => row.version === version;
  const others = new Set(placed.filter((one) => !isOfVersion(one)).map(keyOf));
  return [...grouped(placed.filter(isOfVersion), keyOf)]
    .flatMap(([key, of]) => {
      const last = of.at(-1);
      if (!last) return [];
      return {
        code: last.row.code,
        place: last.place,
        detail: last.row.record.detail,
        visits: new Set(of.map(({ row }) => row.visit)).size,
        pages: [...new Set(of.map(({ row }) => row.record.path))],
        isNew: !others.has(key),
      };
    })
    .sort((one, other) => other.visits - one.visits);
}

/** The first place in sources of the product; else the first one. */
async function ownPlace({ remote, version, record }: TelemetryRow, positions: Positions) {
  const places = await Promise.all(record.at.map((at) => positions(remote, version, at)));
  const found = places.filter((place) => place !== null);
  return found.find(({ file }) => !file.includes('node_modules/')) ?? found[0] ?? null;
}

const withoutNumbers = (text: string) => text.replace(/\d+(\.\d+)*/g, '0');

/** Lines of a table. */
export const causeRows = (causes: readonly Cause[]): string[][] => [
  ['visits', 'since', 'code', 'place', 'function', 'pages', 'last message'],
  ...causes.map(({ visits, isNew, code, place, pages, detail }) => [
    String(visits),
    isNew ? 'new' : 'before',
    code,
    place ? `${place.file}:${place.line}` : '-',
    place?.name || '-',
    pages.join(' '),
    detail,
  ]),
];
