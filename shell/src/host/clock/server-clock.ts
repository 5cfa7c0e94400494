import { clockWith, type HostClock } from '@mrw/shared-contracts';
import { deviceNow } from '@mrw/shared-contracts/device/now';
import { BehaviorSubject } from 'rxjs';

/** What the offset is, as one answer shows: between two numbers of milliseconds. */
type Sample = { least: number; most: number };

/** The time of the server in an answer, and when its call was sent; milliseconds since 1970, `sent` by the device. */
export type Heard = (answer: { date: number; sent: number }) => void;

const remembered = 10;
/** `Date` is cut to whole seconds. */
const second = 1_000;

/**
 * The clock of the host: the device's, corrected by the answer with the shortest round trip of the last ten. An
 * offset that this answer allows stays, so that the time of a page does not waver.
 *
 * @param device milliseconds since 1970
 */
export function createServerClock(device: () => number = deviceNow): { clock: HostClock; heard: Heard } {
  const offset$ = new BehaviorSubject(0);
  let samples: Sample[] = [];
  return {
    clock: clockWith(offset$),
    heard: ({ date, sent }) => {
      const received = device();
      // The clock of the device was set while the call was under way, or the answer names no time.
      if (!(received >= sent) || Number.isNaN(date)) return;
      const newest = { least: date - received, most: date + second - sent };
      // What contradicts it is of before one of the clocks was set.
      samples = [...samples.filter((sample) => agree(sample, newest)), newest].slice(-remembered);
      const { least, most } = samples.reduce((best, sample) => (width(sample) < width(best) ? sample : best));
      if (offset$.value < least || offset$.value > most) offset$.next(Math.round((least + most) / 2));
    },
  };
}

const width = ({ least, most }: Sample) => most - least;
const agree = (one: Sample, other: Sample) => one.least <= other.most && other.least <= one.most;
