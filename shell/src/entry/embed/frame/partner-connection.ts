import { isListedOrigin } from '@mrw/shared-contracts/partners/origins';
import { embedConnect, rateLimit, type EmbedConnect } from '@mrw/shared-contracts';

export type PartnerConnection = { connect: EmbedConnect; port: MessagePort; origin: string };

/** Whether embed.js opened this frame and will send the first message. */
export const awaitsPartner = (query: URLSearchParams) => query.get('handshake') === 'true';

/**
 * Waits for the partner page: the first valid greeting from exactly its window, with a listed origin and one port,
 * counts; everything else is ignored, and so are later greetings.
 *
 * @param partners registered origins
 */
export function partnerConnection(page: Window, partners: readonly string[]): Promise<PartnerConnection> {
  const limit = rateLimit();
  return new Promise((resolve) => {
    const hear = (event: MessageEvent<unknown>) => {
      if (event.source !== page.parent || page.parent === page) return;
      if (!isListedOrigin(partners, event.origin) || !limit.admits()) return;
      const [port, ...more] = event.ports;
      const parsed = embedConnect.safeParse(event.data);
      if (!parsed.success || !port || more.length > 0) return;
      page.removeEventListener('message', hear);
      resolve({ connect: parsed.data, port, origin: event.origin });
    };
    page.addEventListener('message', hear);
  });
}
