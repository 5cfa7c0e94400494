import type { UpdateFailure } from './update-failure';

/** What is wrong with a draft: what its check says, or what the server answered. */
export type DraftFault = { kind: 'unusable' } | Exclude<UpdateFailure, { kind: 'no-internet' }>;

/** @returns the text below the field, in the language of `texts` */
export function draftFaultText(
  fault: DraftFault | null,
  texts: { unusable: string | undefined; emailBound: string; spendingLocked: string },
): string | undefined {
  switch (fault?.kind) {
    case 'unusable':
      return texts.unusable;
    case 'field':
      return fault.message;
    case 'spending-locked':
      return texts.spendingLocked;
    case 'email-bound':
      return texts.emailBound;
    case undefined:
      return undefined;
  }
}
