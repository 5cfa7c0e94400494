import { BehaviorSubject } from 'rxjs';
import { deviceNow } from '../device/now';
import type { StateStream } from '../streams/state-stream';

/** Now by the clock of the server. */
export interface HostClock {
  /** Milliseconds since 1970: the time of the device plus the offset. */
  now(): number;
  /** Milliseconds that the server is ahead of the device, as its answers showed; 0 until they show another time. */
  readonly offset$: StateStream<number>;
}

/** A clock that is ahead of the device by these milliseconds. */
export const clockWith = (offset$: StateStream<number>): HostClock => ({
  now: () => deviceNow() + offset$.value,
  offset$,
});

export const deviceClock = clockWith(new BehaviorSubject(0));
