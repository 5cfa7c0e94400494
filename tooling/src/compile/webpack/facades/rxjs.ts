// What the contract provides of it (`@mrw/shared-contracts/provided-names`), and its types. Also the types that a remote compiles against.
export type * from '@mrw-provided/rxjs';
export {
  BehaviorSubject,
  distinctUntilChanged,
  filter,
  firstValueFrom,
  fromEvent,
  interval,
  map,
  merge,
  Observable,
  share,
  skip,
  startWith,
  Subject,
  Subscription,
  switchMap,
  take,
  takeUntil,
  timer,
} from '@mrw-provided/rxjs';
