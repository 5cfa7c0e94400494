/** The wallet app of a phone. */
export type PassWallet = 'apple' | 'google';

/**
 * The wallet that this device has: passes of Apple are added on an iPhone, those of Google on Android.
 *
 * @returns null for every other device: it gets no button
 */
export function walletOf({ userAgent }: Pick<Navigator, 'userAgent'>): PassWallet | null {
  if (userAgent.includes('iPhone')) return 'apple';
  return userAgent.includes('Android') ? 'google' : null;
}
