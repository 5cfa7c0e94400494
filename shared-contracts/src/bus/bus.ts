import { BehaviorSubject, Subject } from 'rxjs';
import type { StateStream } from '../streams/state-stream';
import { rateLimit } from '../messages/rate-limit';
import { busEvents, type BusEventName, type BusEvents } from './events';

export interface Bus {
  /**
   * Publishes to every module. A payload that does not fit its schema, and events of a remote beyond 100 a second,
   * are dropped and reported.
   */
  publish<Name extends BusEventName>(name: Name, payload: BusEvents[Name]): void;
  /** @returns a function that ends the subscription; a handler that throws does not affect the others */
  on<Name extends BusEventName>(name: Name, handler: (payload: BusEvents[Name]) => void): () => void;
  /** Unread inbox messages: state, so a late subscriber gets the last count. */
  readonly unreadCount$: StateStream<number>;
}

/** The bus as the host uses it. */
export interface HostBus extends Bus {
  /** The bus of one remote: its errors are reported with its name, and its event rate is limited. */
  of(remote: string): Bus;
}

/**
 * Called for each dropped event and each handler that threw: it must be cheap.
 *
 * @param problem one of a few fixed texts
 * @param remote whose event or handler it was; undefined for the host itself
 */
type Report = (problem: string, cause: unknown, remote?: string) => void;

type Published = { name: BusEventName; payload: unknown };

/** Maximum events of one remote in a second; a remote in a loop would freeze the page. */
const perSecond = 100;

/** One bus per host. */
export function createBus(report: Report): HostBus {
  const published$ = new Subject<Published>();
  const unreadCount$ = new BehaviorSubject(0);

  const busOf = (remote?: string): Bus => {
    const limit = remote === undefined ? null : rateLimit(undefined, perSecond);
    return {
      unreadCount$,
      on: (name, handler) => {
        const subscription = published$.subscribe((event) => {
          if (!isNamed(event, name)) return;
          try {
            handler(event.payload);
          } catch (cause) {
            report(`bus handler of ${name}`, cause, remote);
          }
        });
        return () => {
          subscription.unsubscribe();
        };
      },
      publish: (name, payload) => {
        if (limit && !limit.admits()) {
          report(`bus events beyond ${perSecond} a second`, 'dropped', remote);
          return;
        }
        if (!Object.prototype.hasOwnProperty.call(busEvents, name)) {
          report('bus event of no known name', name, remote);
          return;
        }
        const checked = busEvents[name].safeParse(payload);
        if (checked.success) published$.next({ name, payload: Object.freeze(payload) });
        else report(`bus event ${name}`, checked.error, remote);
      },
    };
  };

  const bus = busOf();
  bus.on('unread-count-changed', ({ count }) => {
    unreadCount$.next(count);
  });
  bus.on('logout', () => {
    unreadCount$.next(0);
  });

  const ofRemotes = new Map<string, Bus>();
  return {
    ...bus,
    // One for all mounts of a remote: they share the limit.
    of: (remote) => {
      const known = ofRemotes.get(remote) ?? busOf(remote);
      ofRemotes.set(remote, known);
      return known;
    },
  };
}

function isNamed<Name extends BusEventName>(
  event: Published,
  name: Name,
): event is { name: Name; payload: BusEvents[Name] } {
  return event.name === name;
}
