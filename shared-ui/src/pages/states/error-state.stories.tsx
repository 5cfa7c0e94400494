import { ErrorState, NetworkErrorState, PartialFailure } from './error-state';
import { ListFailure } from './list-failure';
import { PartFailure, ReadFailure } from './read-failure';
import { RereadFailure } from './reread-failure';
import { type Meta, nothing, story } from '../../testing/story';

const meta: Meta = {
  title: 'States/ErrorState',
  component: ErrorState,
  subcomponents: { NetworkErrorState, PartialFailure, ReadFailure, PartFailure, RereadFailure, ListFailure },
};

export default meta;

export const WithReference = story((w) => (
  <ErrorState message={w.reason} reference="8f3a-22c1" onRetry={nothing} />
));

export const TryingAgain = story((w) => <ErrorState message={w.reason} busy onRetry={nothing} />);

export const NoNetwork = story(() => <NetworkErrorState onRetry={nothing} />);

export const WrongAnswer = story(() => (
  <ReadFailure failure={{ kind: 'malformed', status: 200 }} onRetry={nothing} />
));

export const StillTheOld = story(() => <RereadFailure failed onRetry={nothing} />);

export const NotAll = story(() => (
  <ListFailure list={{ state: 'ready', failure: null, moreFailed: false, unread: 2, refresh: nothing }} />
));

export const PartThatIsGone = story((w) => (
  <PartFailure reading={{ state: 'gone' }} message={w.reason} onRetry={nothing} />
));

export const OnePart = story((w) => <PartialFailure message={w.reason} onRetry={nothing} />);
