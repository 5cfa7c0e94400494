import type { MouseEvent, ReactNode } from 'react';
import s from './steps.module.css';

export type LeadToMissingProps = {
  /** `name` of the first field that is missing; undefined while it is not a field that is. */
  name: string | undefined;
  children: ReactNode;
};

/** Why a form cannot be sent yet: a press leads to the first field that is missing. For `disabledReason` of a button. */
export function LeadToMissing({ name, children }: LeadToMissingProps): ReactNode {
  if (name === undefined) return children;
  const lead = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The form may be in a shadow root, and the button in a bar outside of the form.
    const page = currentTarget.getRootNode();
    if (!(page instanceof Document || page instanceof ShadowRoot)) return;
    const field = page.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:not(:disabled)`);
    field?.focus({ preventScroll: true });
    // Bars at the edges cover a field that is only just in view.
    field?.scrollIntoView({ block: 'center' });
  };
  return (
    <button type="button" className={s.lead} onClick={lead}>
      {children}
    </button>
  );
}
