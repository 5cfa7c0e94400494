const message =
  'The clock of a device may be wrong: compare an instant of the server with useNow or useClock of the host, measure a duration with performance.now(), and use deviceNow only for what this device has noted itself (Q-191).';

/** What `no-restricted-syntax` refuses in everything that runs in a page. */
export const clockSyntax = [
  "MemberExpression[object.name='Date'][property.name='now']",
  "MemberExpression[object.property.name='Date'][property.name='now']",
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.name='Date']",
].map((selector) => ({ selector, message }));
