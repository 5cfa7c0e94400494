import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { useState } from 'react';
import { convertRequest, nothingChosen, type Choice, type ConvertRequest } from './selection-rules';
import { useApplicableStores, type StoresReading } from './use-applicable-stores';
import { useConversion } from './use-conversion';

export type Selection = {
  step: 'choose' | 'confirm';
  stores: StoresReading;
  choice: Choice;
  /** Null while something is missing. */
  request: ConvertRequest | null;
  sending: boolean;
  failure: string | null;
  choose(choice: Choice): void;
  next(): void;
  back(): void;
  confirm(): void;
};

/** The two steps of a store selection: choose, then confirm (§2). */
export function useSelection(coupon: Coupon): Selection {
  const stores = useApplicableStores(coupon.id);
  const [choice, setChoice] = useState(nothingChosen);
  const [step, setStep] = useState<Selection['step']>('choose');
  const { sending, failure, convert } = useConversion(coupon.id);
  const request = stores.kind === 'ready' ? convertRequest(coupon.template, stores.stores, choice) : null;
  return {
    step,
    stores,
    choice,
    request,
    sending,
    failure,
    choose: setChoice,
    next: () => {
      if (request) setStep('confirm');
    },
    back: () => {
      setStep('choose');
    },
    confirm: () => {
      if (request) convert(request);
    },
  };
}
