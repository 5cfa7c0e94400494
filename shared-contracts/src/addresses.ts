/** The sites of the product and of the external services, and the package registry, each on its own port and origin. */
export const defaultPorts = {
  shell: 8080,
  remotes: 8081,
  api: 4000,
  signOn: 4001,
  giftCardFrame: 4002,
  familyBooking: 4003,
  partner: 4004,
  /** The page for operators; it answers at 127.0.0.1 only. */
  operators: 4005,
  registry: 4873,
} as const;

/** A server of this product on a machine of its own. */
export type SiteName = keyof typeof defaultPorts;
/** Port and origin of each server. */
export type Addresses = Readonly<Record<SiteName, { port: number; origin: string }>>;

/**
 * Reads the address of every site. `MRW_PORT_OFFSET` moves all of them (several stacks on one machine),
 * `MRW_PORT_<SITE>` moves one (`MRW_PORT_SIGN_ON=5001`); `MRW_HOST` replaces `localhost`.
 *
 * @param env the environment variables to read
 * @throws Error naming every variable that is not a port number
 */
export function readAddresses(env: Readonly<Record<string, string | undefined>>): Addresses {
  const faults: string[] = [];
  const number = (name: string, fallback: number, lowest: number): number => {
    const text = env[name];
    if (text === undefined || text === '') return fallback;
    const value = Number(text);
    if (Number.isInteger(value) && value >= lowest && value <= 65_535) return value;
    faults.push(`${name}=${text}`);
    return fallback;
  };
  const offset = number('MRW_PORT_OFFSET', 0, 0);
  const host = env['MRW_HOST'] ?? 'localhost';
  const site = (name: SiteName) => {
    const variable = `MRW_PORT_${name.replace(/([A-Z])/g, '_$1').toUpperCase()}`;
    const port = number(variable, defaultPorts[name] + offset, 1);
    return { port, origin: `http://${host}:${port}` };
  };
  const addresses: Addresses = {
    shell: site('shell'),
    remotes: site('remotes'),
    api: site('api'),
    signOn: site('signOn'),
    giftCardFrame: site('giftCardFrame'),
    familyBooking: site('familyBooking'),
    partner: site('partner'),
    operators: site('operators'),
    registry: site('registry'),
  };
  if (faults.length > 0) throw new Error(`Not a port number: ${faults.join(', ')}`);
  return addresses;
}
