const dateTime = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const timeOfDay = /^([01]?\d|2[0-4]):([0-5]\d)(?::[0-5]\d)?$/;
/** Hong Kong has no summer time; the product knows no other zone. */
const zone = 8 * 3_600_000;
const day = 86_400_000;

/**
 * The first moment after which the answers can mean something else: the next date or time of day that stands in one,
 * and midnight in Hong Kong, when words such as "today" change.
 *
 * @param now milliseconds since 1970
 */
export function nextMoment(answers: readonly unknown[], now: number): number {
  const midnight = Math.floor((now + zone) / day) * day - zone;
  let next = midnight + day;
  const meet = (moment: number) => {
    if (moment > now && moment < next) next = moment;
  };
  const visit = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
    if (typeof value !== 'string' || value.length > 35) return;
    const [, hours, minutes] = timeOfDay.exec(value) ?? [];
    if (hours !== undefined) meet(midnight + (Number(hours) * 60 + Number(minutes)) * 60_000);
    else if (dateTime.test(value)) meet(Date.parse(value.length === 10 ? `${value}T00:00:00+08:00` : value));
  };
  answers.forEach(visit);
  return next;
}
