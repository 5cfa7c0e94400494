import type { EmbedCommand, EmbedReport } from '@mrw/shared-contracts/messages/embed';
import { rateLimit } from '@mrw/shared-contracts/messages/rate-limit';
import { readReport } from './read-report';

/** The partner page's end of the channel to one running wallet. */
export type WalletLink = {
  /** For the wallet. */
  port: MessagePort;
  send(command: EmbedCommand): void;
  close(): void;
};

/** The height of a wallet can change with every frame. */
const reportsPerSecond = 60;

/**
 * Opens a channel. Malformed reports, and requests beyond 10 in a second, are dropped; of other reports beyond 60 in
 * a second only the last of each kind is delivered, at the end of the second.
 *
 * @param onReport called with valid reports only
 */
export function openLink(onReport: (report: EmbedReport) => void): WalletLink {
  const { port1, port2 } = new MessageChannel();
  const requests = rateLimit();
  const reports = rateLimit(undefined, reportsPerSecond);
  const waiting = new Map<EmbedReport['type'], EmbedReport>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tellLast = () => {
    timer = undefined;
    const last = [...waiting.values()];
    waiting.clear();
    last.forEach(onReport);
  };
  const seen = new Set<string>();
  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    const report = readReport(data);
    if (!report) return;
    if ('request_id' in report) {
      // A known request id is a replay.
      if (seen.has(report.request_id) || !requests.admits()) return;
      seen.add(report.request_id);
    } else {
      // Older than this one.
      waiting.delete(report.type);
      if (!reports.admits()) {
        waiting.set(report.type, report);
        timer ??= setTimeout(tellLast, 1_000);
        return;
      }
    }
    onReport(report);
  };
  return {
    port: port2,
    send: (command) => {
      port1.postMessage(command);
    },
    close: () => {
      clearTimeout(timer);
      port1.close();
    },
  };
}
