import type { EmbedCommand, EmbedReport } from '@mrw/shared-contracts/messages/embed';
import { messageGate } from '@mrw/shared-contracts/messages/gate';
import { readReport } from './read-report';

/** The page's end of the channel to one running wallet. */
export type WalletLink = {
  /** For the wallet. */
  port: MessagePort;
  send(command: EmbedCommand): void;
  close(): void;
};

/**
 * Opens a channel. Reports that are malformed, and requests beyond 10 in a second, are dropped.
 *
 * @param onReport called with reports of the agreed form only
 */
export function openLink(onReport: (report: EmbedReport) => void): WalletLink {
  const { port1, port2 } = new MessageChannel();
  const gate = messageGate();
  const seen = new Set<string>();
  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    const report = readReport(data);
    if (!report) return;
    if ('request_id' in report) {
      // A request that was heard before is a replay.
      if (seen.has(report.request_id) || !gate.admits()) return;
      seen.add(report.request_id);
    }
    onReport(report);
  };
  return {
    port: port2,
    send: (command) => {
      port1.postMessage(command);
    },
    close: () => {
      port1.close();
    },
  };
}
