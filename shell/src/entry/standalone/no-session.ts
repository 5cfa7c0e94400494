import type { OtherTabs } from '../../host/session/other-tabs';
import type { SessionStorage } from '../../host/session/session-cookie';

/** A standalone page works without the session of the site: it neither reads nor writes it. */
export const noSession: SessionStorage = {
  read: () => null,
  write: () => undefined,
  clear: () => undefined,
};

/** Session changes of other tabs have no effect here. */
export const noTabs: OtherTabs = {
  tell: () => undefined,
  listen: () => () => undefined,
};
