import {
  embedCommand,
  rateLimit,
  type EmbedCommand,
  type EmbedReport,
  type PartnerAnswer,
  type PartnerChannel,
} from '@mrw/shared-contracts';

/** The used part of a MessagePort. */
export type Port = {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  postMessage(message: unknown): void;
  close(): void;
};

type Told = Exclude<EmbedCommand, { request_id: string }>;

/** The wallet's end of the channel to the partner page. */
export type PartnerLink = {
  channel: PartnerChannel;
  report(report: EmbedReport): void;
  close(): void;
};

/**
 * Reads messages of the page: valid ones, at most 10 in a second, and responses to pending requests only.
 *
 * @param onCommand called with everything except responses
 */
export function partnerLink(port: Port, onCommand: (command: Told) => void): PartnerLink {
  const limit = rateLimit();
  const asked = new Map<string, (answer: PartnerAnswer | null) => void>();
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!limit.admits()) return;
    const parsed = embedCommand.safeParse(data);
    if (!parsed.success) return;
    const command = parsed.data;
    if ('request_id' in command) asked.get(command.request_id)?.(command);
    else onCommand(command);
  };
  return {
    channel: {
      ask: (request, timeout) =>
        new Promise((resolve) => {
          const id = randomId();
          const settle = (answer: PartnerAnswer | null) => {
            if (answer && answer.type !== request.type) return;
            // A replay of the response is ignored from here on.
            asked.delete(id);
            clearTimeout(timer);
            resolve(answer);
          };
          const timer = setTimeout(() => {
            settle(null);
          }, timeout);
          asked.set(id, settle);
          port.postMessage({ ...request, request_id: id });
        }),
    },
    report: (report) => {
      port.postMessage(report);
    },
    close: () => {
      for (const settle of [...asked.values()]) settle(null);
      port.close();
    },
  };
}

function randomId(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
}
