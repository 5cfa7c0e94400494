/** The files whose tests must notice every change: rules, contracts and the host kernel, by package and run. */
export const mutated: Readonly<Record<string, readonly (readonly string[])[]>> = {
  sandbox: [['src/**/*rules.ts', '!src/seed/**']],
  'mf-wallet': [
    ['src/**/*-rules.ts', 'src/coupon-use/use-{status,machine}.ts', 'src/store-picker/picker-state.ts'],
  ],
  'mf-account': [
    ['src/**/*-rules.ts', 'src/login-contact/machine.ts', 'src/transaction-history/order-status.ts'],
  ],
  'mf-offers': [['src/buy/buy-state.ts', 'src/earning/earn-state.ts', 'src/campaigns/card-status.ts']],
  'mf-giftcard': [['src/redemption/redemption-state.ts']],
  'shared-contracts': [
    ['src/{links,messages}/*.ts'],
    ['src/http/*.ts'],
    ['src/{bus,device,language,member,telemetry}/*.ts', 'src/manifest/{boot-plan,bucket}.ts'],
    ['src/api/{link-header,reading}.ts'],
    ['src/remote/*.{ts,tsx}'],
  ],
  shell: [
    ['src/host/http/*.ts'],
    ['src/host/session/{token-keeper,tokens,keep-session,member-api,is-over}.ts'],
    [
      'src/host/session/{session-cookie,member-storage,other-tabs,sign-on-address,retry-member,device,member}.ts',
    ],
    ['src/host/session/{session-service,connect-session}.ts'],
    ['src/host/navigation/*.ts'],
    ['src/host/remotes/*.ts'],
  ],
};
