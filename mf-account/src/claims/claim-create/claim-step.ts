import type { ClaimDraft } from './claim-rules';
import type { ClaimField } from './field-faults';

/** State and actions that a step of the form needs. */
export type StepProps = {
  draft: ClaimDraft;
  today: string;
  change(part: Partial<ClaimDraft>): void;
  /** The field lost the focus. */
  leave(field: ClaimField): () => void;
  faultOf(field: ClaimField): string | undefined;
};
