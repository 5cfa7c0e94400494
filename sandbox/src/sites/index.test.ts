import { createServer } from 'node:net';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { pino } from 'pino';
import { fakeTokens } from './testing/fake-tokens';
import { startSites } from './index';
import { fakeSignOn } from './testing/fake-sign-on';

const addresses = readAddresses({ MRW_PORT_OFFSET: '21000' });
const options = {
  addresses,
  services: {
    signOn: fakeSignOn(),
    tokens: fakeTokens,
    isLockedCoupon: () => Promise.resolve(false),
  },
  logger: pino({ enabled: false }),
};
const answers = (origin: string) => fetch(`${origin}/assets/base.css`).then((response) => response.status);

describe('startSites', () => {
  test('starts four sites and frees their ports', async () => {
    const { signOn, giftCardFrame, familyBooking, partner } = addresses;
    const sites = await startSites(options);
    for (const { origin } of [signOn, giftCardFrame, familyBooking, partner]) {
      expect(await answers(origin)).toBe(200);
    }
    expect(await answers(`http://127.0.0.1:${partner.port}`)).toBe(200);
    await sites.stop();
    await expect(answers(signOn.origin)).rejects.toThrow();
  });

  test('stops the others when a port is taken', async () => {
    const squatter = createServer();
    await new Promise<void>((resolve) => squatter.listen(addresses.partner.port, 'localhost', resolve));
    await expect(startSites(options)).rejects.toThrow('EADDRINUSE');
    await expect(answers(addresses.signOn.origin)).rejects.toThrow();
    await new Promise((resolve) => squatter.close(resolve));
  });
});
