/** The days that a field takes, both included, `YYYY-MM-DD`. */
export type DateLimits = { from: string; to?: string };
/** What is wrong with a typed date. */
export type DateFault = 'notADate' | 'tooEarly' | 'tooLate';

/** Receipts of claims and answers to questions of tickets are of this century; additional data may be older. */
export const dateLimits = {
  claim: { from: '2000-01-01' },
  ticket: { from: '2000-01-01' },
  additionalData: { from: '1900-01-01' },
} as const satisfies Record<string, DateLimits>;

const hours = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const forms = {
  day: /^\d{4}-\d\d-\d\d$/,
  moment: new RegExp(String.raw`^\d{4}-\d\d-\d\dT${hours}:[0-5]\d(?:\.\d+)?(?:Z|[+-]${hours})$`),
};
/** Of 30 February a browser makes 2 March. */
const exists = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};
const hongKong = 8 * 3_600_000;

/**
 * What is wrong with a date of the API: it has to exist, and to lie within the limits of its field.
 *
 * @param form a `moment` is `YYYY-MM-DDThh:mm:ss` with an offset, and counts as its day in Hong Kong
 * @returns null for a date that may be sent
 */
export function dateFault(text: string, form: keyof typeof forms, limits: DateLimits): DateFault | null {
  if (!forms[form].test(text) || !exists(text.slice(0, 10))) return 'notADate';
  const day = form === 'day' ? text : new Date(Date.parse(text) + hongKong).toISOString().slice(0, 10);
  // An offset can lead into the year 10000, which is written `+010000`.
  if (day.startsWith('+')) return 'tooLate';
  if (day < limits.from) return 'tooEarly';
  return limits.to !== undefined && day > limits.to ? 'tooLate' : null;
}
