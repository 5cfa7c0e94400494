import type { FakeHostOptions } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { mountAt } from './mount';

export const draftKey = 'mrw_member_claim_draft_12';

const upload = (name: string) => ({ url: `http://api.test/media/claims/${name}`, path: `claims/${name}` });

/** A draft with everything that a claim needs. */
export const fullDraft = {
  tenant: { id: '11', name: 'Harbour' },
  receiptNumber: 'R-1',
  date: '2026-11-01',
  amount: '12.30',
  receipt: upload('a.png'),
  slip: upload('b.png'),
};

/** Opens the form with a draft that the tab has kept; without one it is empty. */
export async function openClaimForm(draft: object | null, options: Omit<FakeHostOptions, 'path'> = {}) {
  if (draft) sessionStorage.setItem(draftKey, JSON.stringify(draft));
  const fake = await mountAt('/transaction/create', options);
  const submit = await screen.findByRole('button', { name: 'Submit' });
  return { fake, submit };
}
