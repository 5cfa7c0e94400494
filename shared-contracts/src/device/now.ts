/**
 * Now by the clock of this device, in milliseconds since 1970: for times that this device keeps and compares with its
 * own. An instant of the server is compared with the clock of the host (`useNow`, `useClock`, Q-191), a duration is
 * measured with `performance.now()` unless it goes on while the device sleeps.
 */
export const deviceNow = (): number => Date.now();
