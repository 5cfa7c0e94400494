import type { LiveMessage } from '@mrw/shared-contracts/api/live-events';
import type { TokenKeeper } from '../session/token-keeper';
import { followEvents } from './event-stream';
import { messageIn } from './read-message';
import { tabsOfMember, type Told } from './tabs-of-member';

export const resyncOf = (uid: string): LiveMessage => ({ event: 'resync', news: { uid } });

export type StreamParts = {
  /** Origin of the API. */
  api: string;
  tokens: Pick<TokenKeeper, 'fresh' | 'renew'>;
  /** Whether the tabs may agree on one connection: never where another site could listen. */
  shared: boolean;
};

type Inbox = {
  /** The last message that was heard: the next reader of the stream goes on after it. */
  lastId(): string | null;
  /** @returns whether it is new, and of this member */
  hear(told: Told): boolean;
  /** The API has no live answers. */
  none(): void;
};

/**
 * Reads the stream of a member, or hears of it from the tab that does.
 *
 * @returns a function that ends it
 */
export function runStream(uid: string, { api, tokens, shared }: StreamParts, inbox: Inbox): () => void {
  const ended = new AbortController();
  let isReader = false;
  const tabs = shared ? tabsOfMember(uid) : null;
  const read = async () => {
    isReader = true;
    const end = await followEvents(
      {
        address: `${api}/customers/${uid}/events`,
        tokens,
        lastId: inbox.lastId,
        hear: ({ event, data, id }) => {
          const message = messageIn(event, data);
          if (message && inbox.hear({ message, id })) tabs?.tell({ message, id });
        },
      },
      ended.signal,
    );
    isReader = false;
    if (end === 'none') inbox.none();
  };
  tabs?.listen({
    asked: () => {
      const id = inbox.lastId();
      if (isReader && id !== null) tabs.tell({ message: resyncOf(uid), id });
    },
    heard: inbox.hear,
  });
  void (tabs ? tabs.oneAtATime(read, ended.signal) : read());
  return () => {
    ended.abort();
    tabs?.close();
  };
}
