import { BehaviorSubject, Subject } from 'rxjs';
import type { StateStream } from '../streams/state-stream';
import { rateLimit } from '../messages/rate-limit';
import { busEvents, type BusEventName, type BusEvents } from './events';
import { ownerOf, type RemoteEvent } from './remote-event';

/**
 * Events between the remotes of a page, and from the host: `host.bus`.
 *
 * @example
 * ```tsx
 * import { useHost } from '@mrw/shared-contracts';
 * import { useEffect } from 'react';
 *
 * export function useAfterLogOut(forget: () => void): void {
 *   const { bus } = useHost();
 *   useEffect(() => bus.on('logout', forget), [bus, forget]);
 * }
 * ```
 */
export interface Bus {
  /**
   * Publishes to every module. A payload that does not fit its schema, an event of another remote, and events of a
   * remote beyond 100 a second, are dropped and reported.
   */
  publish<Name extends BusEventName>(name: Name, payload: BusEvents[Name]): void;
  publish<Payload extends { version: number }>(event: RemoteEvent<Payload>, payload: Payload): void;
  /**
   * Subscribes. An event of a remote is delivered when it fits the schema of the subscriber, else reported.
   *
   * @returns a function that ends the subscription; a handler that throws does not affect the others
   */
  on<Name extends BusEventName>(name: Name, handler: (payload: BusEvents[Name]) => void): () => void;
  on<Payload extends { version: number }>(
    event: RemoteEvent<Payload>,
    handler: (payload: Payload) => void,
  ): () => void;
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

type AnyEvent = RemoteEvent<{ version: number }>;
type Published = { name: string; payload: unknown };

/** Maximum events of one remote in a second; a remote in a loop would freeze the page. */
const perSecond = 100;

/** Creates the bus of a host. One bus per host. */
export function createBus(report: Report): HostBus {
  const published$ = new Subject<Published>();
  const unreadCount$ = new BehaviorSubject(0);

  const busOf = (remote?: string): Bus => {
    const limit = remote === undefined ? null : rateLimit(undefined, perSecond);
    return {
      unreadCount$,
      on: (event: BusEventName | AnyEvent, handler: (payload: never) => void) => {
        const { name, schema } = typeof event === 'string' ? { name: event, schema: null } : event;
        // Remotes choose the names of their events, and reports are few fixed texts.
        const text = schema ? 'events of remotes' : name;
        const subscription = published$.subscribe((published) => {
          if (published.name !== name) return;
          try {
            const checked = schema?.safeParse(published.payload);
            if (checked?.success === false)
              report(`bus subscription to ${text}`, `${name}: ${String(checked.error)}`, remote);
            else Reflect.apply(handler, undefined, [checked ? checked.data : published.payload]);
          } catch (cause) {
            report(`bus handler of ${text}`, cause, remote);
          }
        });
        return () => {
          subscription.unsubscribe();
        };
      },
      publish: (event: BusEventName | AnyEvent, payload: unknown) => {
        if (limit && !limit.admits()) {
          report(`bus events beyond ${perSecond} a second`, 'dropped', remote);
          return;
        }
        const known = typeof event === 'string' ? ofContract(event) : ofRemote(event);
        if (!known) {
          report('bus event of no known name', typeof event === 'string' ? event : event.name, remote);
          return;
        }
        const { name, owner, schema } = known;
        if (owner !== null && remote !== undefined && owner !== remote) {
          report('bus event of another remote', name, remote);
          return;
        }
        const checked = schema.safeParse(payload);
        if (checked.success) published$.next({ name, payload: Object.freeze(payload) });
        else if (owner === null) report(`bus event ${name}`, checked.error, remote);
        else report('bus event of a remote', `${name}: ${String(checked.error)}`, remote);
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

const ofContract = (name: BusEventName) =>
  Object.prototype.hasOwnProperty.call(busEvents, name)
    ? { name, owner: null, schema: busEvents[name] }
    : null;

function ofRemote({ name, schema }: AnyEvent) {
  const owner = ownerOf(name);
  return owner === null ? null : { name, owner, schema };
}
