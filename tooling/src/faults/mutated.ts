/** The files whose tests must notice every change: rules, contracts and the host kernel, by package. */
export const mutated: Readonly<Record<string, readonly string[]>> = {
  sandbox: ['src/**/*rules.ts', '!src/seed/**'],
  'mf-wallet': [
    'src/**/*-rules.ts',
    'src/coupon-use/use-{status,machine}.ts',
    'src/cash-dollar/cash-state.ts',
  ],
  'mf-account': [
    'src/**/*-rules.ts',
    'src/login-contact/machine.ts',
    'src/transaction-history/order-status.ts',
  ],
  'mf-offers': ['src/buy/buy-state.ts', 'src/earning/earn-state.ts', 'src/campaigns/card-status.ts'],
  'mf-giftcard': ['src/redemption/redemption-state.ts'],
  'shared-contracts': [
    'src/{bus,device,http,language,links,member,messages,remote,telemetry}/*.{ts,tsx}',
    'src/manifest/{boot-plan,bucket}.ts',
    'src/api/{link-header,reading}.ts',
  ],
  shell: ['src/host/{http,session,navigation,remotes}/*.ts', '!src/host/session/testing/*'],
};
