export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A page that a test answers itself has no address, and would not be let through to localhost.
  '--disable-features=LocalNetworkAccessChecks',
];
