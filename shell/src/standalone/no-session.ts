import type { OtherTabs } from '../host/session/other-tabs';
import type { SessionStorage } from '../host/session/session-cookie';

/** A page that stands alone works without the session of the site: it neither reads nor writes it. */
export const noSession: SessionStorage = {
  read: () => null,
  write: () => undefined,
  clear: () => undefined,
};

/** What other tabs do with the session of the site is no matter here. */
export const noTabs: OtherTabs = {
  tell: () => undefined,
  listen: () => () => undefined,
};
