import { liveEvents, type LiveEventName } from '@mrw/shared-contracts/api/live-events';

export type Told = { id: string | null; name: string; data: Readonly<Record<string, unknown>> };
type Asked = {
  uid: string;
  access: string;
  lastId?: string | null;
  headers?: Readonly<Record<string, string>>;
};

/** Opens a stream of events as a page does. */
export async function openEvents(origin: string, { uid, access, lastId = null, headers = {} }: Asked) {
  const cut = new AbortController();
  const response = await fetch(`${origin}/customers/${uid}/events`, {
    headers: {
      // No later call waits for a connection that is about to close.
      connection: 'close',
      authorization: `Bearer ${access}`,
      ...(lastId === null ? {} : { 'last-event-id': lastId }),
      ...headers,
    },
    signal: cut.signal,
  });
  const told: Told[] = [];
  let changed = (): void => undefined;
  let [isOver, comments] = [false, 0];
  const read = async () => {
    let text = '';
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += piece;
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages)
        if (message.startsWith(':')) comments += 1;
        else told.push(readMessage(message));
      changed();
    }
  };
  const reading = (response.ok ? read() : (response.body?.cancel() ?? Promise.resolve()))
    .catch(() => undefined)
    .then(() => {
      isOver = true;
      changed();
    });
  /** Waits for what is so after some message, or never. */
  const until = async (isSo: () => boolean) => {
    while (!isSo() && !isOver)
      await new Promise<void>((resolve) => {
        changed = resolve;
      });
  };
  return {
    response,
    told,
    comments: () => comments,
    until,
    /** The messages so far once there is one of a name; with what was told before. */
    first: async (name: LiveEventName) => {
      await until(() => told.some((message) => message.name === name));
      return told.find((message) => message.name === name)?.data;
    },
    /** Until the API ends it. */
    ended: reading,
    isOver: () => isOver,
    cut: async () => {
      cut.abort();
      await reading;
    },
  };
}

function readMessage(message: string): Told {
  const fields = new Map(
    message.split('\n').map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), line.slice(at + 2)] as const;
    }),
  );
  const name = fields.get('event') ?? '';
  const schema = Object.entries(liveEvents).find(([known]) => known === name)?.[1];
  if (schema === undefined) throw new Error(`There is no event ${name}`);
  return { id: fields.get('id') ?? null, name, data: schema.parse(JSON.parse(fields.get('data') ?? '')) };
}
