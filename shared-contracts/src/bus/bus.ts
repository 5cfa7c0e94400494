import { BehaviorSubject, Subject } from 'rxjs';
import type { StateStream } from '../host/streams';
import { busEvents, type BusEventName, type BusEvents } from './events';

export interface Bus {
  /** Tells every module. A payload that does not fit its schema is reported and dropped. */
  publish<Name extends BusEventName>(name: Name, payload: BusEvents[Name]): void;
  /** @returns a function that ends the subscription; a handler that throws hurts nobody else */
  on<Name extends BusEventName>(name: Name, handler: (payload: BusEvents[Name]) => void): () => void;
  /** Unread inbox messages: state, so a late subscriber gets the last count. */
  readonly unreadCount$: StateStream<number>;
}

type Published = { name: BusEventName; payload: unknown };

/**
 * One bus per host.
 *
 * @param report is told of dropped payloads and of handlers that threw
 */
export function createBus(report: (problem: string, cause: unknown) => void): Bus {
  const published$ = new Subject<Published>();
  const unreadCount$ = new BehaviorSubject(0);

  const on: Bus['on'] = (name, handler) => {
    const subscription = published$.subscribe((event) => {
      if (!isNamed(event, name)) return;
      try {
        handler(event.payload);
      } catch (cause) {
        report(`bus handler of ${name}`, cause);
      }
    });
    return () => {
      subscription.unsubscribe();
    };
  };

  on('unread-count-changed', ({ count }) => {
    unreadCount$.next(count);
  });
  on('logout', () => {
    unreadCount$.next(0);
  });

  return {
    unreadCount$,
    on,
    publish(name, payload) {
      const schema = Object.prototype.hasOwnProperty.call(busEvents, name) ? busEvents[name] : null;
      const checked = schema?.safeParse(payload);
      if (!checked?.success) {
        report(`bus event ${name}`, checked?.error);
        return;
      }
      published$.next({ name, payload: Object.freeze(payload) });
    },
  };
}

function isNamed<Name extends BusEventName>(
  event: Published,
  name: Name,
): event is { name: Name; payload: BusEvents[Name] } {
  return event.name === name;
}
