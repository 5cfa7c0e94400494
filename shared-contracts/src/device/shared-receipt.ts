/**
 * Receipts that other apps share with the installed app: the address that takes the form and the name of its pictures, the
 * page of a claim with them, and the same page when none came; most pictures, and milliseconds for which they are kept.
 */
export const sharedReceipt = {
  path: '/share_receipt',
  field: 'photo',
  claim: '/transaction/create?shared=receipt',
  again: '/transaction/create?shared=again',
  most: 5,
  lifetime: 24 * 60 * 60_000,
} as const;
