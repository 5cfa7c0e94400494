/** Code of the driver's error, which is the cause of the query builder's; its message when it has none. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause === undefined ? error.message : codeOf(error.cause);
}

/** True when the database failed with one of these codes. */
export const failedWith = (error: unknown, codes: readonly string[]): boolean =>
  codes.includes(codeOf(error));

/** Shut-down, crash and start of the server, its connection errors, and those of the network and the driver. */
const away = [
  /^(57P0[1-3]|25P03|53300|08\w{3})$/,
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/,
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/,
];

/** True when the database was not reached or closed the connection: the same call succeeds once it is back. */
export const isAway = (error: unknown): boolean => away.some((pattern) => pattern.test(codeOf(error)));
