import { embedConnect, messageGate, type EmbedConnect } from '@mrw/shared-contracts';

export type PartnerConnection = { connect: EmbedConnect; port: MessagePort; origin: string };

/** Whether embed.js opened this frame and will speak first. */
export const awaitsPartner = (query: URLSearchParams) => query.get('handshake') === 'true';

/**
 * Waits for the page around this frame: the first proper greeting from exactly its window, with an origin of
 * the list and one port, counts; everything else is ignored, and so is any later one.
 *
 * @param partners exact origins
 */
export function partnerConnection(page: Window, partners: readonly string[]): Promise<PartnerConnection> {
  const gate = messageGate();
  return new Promise((resolve) => {
    const hear = (event: MessageEvent<unknown>) => {
      if (event.source !== page.parent || page.parent === page) return;
      if (!partners.includes(event.origin) || !gate.admits()) return;
      const [port, ...more] = event.ports;
      const parsed = embedConnect.safeParse(event.data);
      if (!parsed.success || !port || more.length > 0) return;
      page.removeEventListener('message', hear);
      resolve({ connect: parsed.data, port, origin: event.origin });
    };
    page.addEventListener('message', hear);
  });
}
