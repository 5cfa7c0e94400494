import { useKept } from '@mrw/shared-contracts';
import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import {
  convertRequest,
  nothingChosen,
  stillSelectable,
  type Choice,
  type ConvertRequest,
} from './selection-rules';
import { useApplicableStores, type StoresReading } from './use-applicable-stores';
import { useConversion, type SelectionPlace } from './use-conversion';

export type Selection = {
  step: 'choose' | 'confirm';
  stores: StoresReading;
  choice: Choice;
  /** Null while something is missing. */
  request: ConvertRequest | null;
  /** The choice to confirm; the stores may be read again meanwhile. */
  asked: ConvertRequest | null;
  sending: boolean;
  checking: boolean;
  failure: string | null;
  choose(choice: Choice): void;
  next(): void;
  back(): void;
  confirm(): void;
};

/** The two steps of a store selection: choose, then confirm (§2). */
export function useSelection(coupon: Coupon, place: SelectionPlace): Selection {
  const stores = useApplicableStores(coupon.id);
  const [chosen, setChosen] = useKept('choice', nothingChosen);
  const [asked, setAsked] = useKept<ConvertRequest | null>('asked', null);
  const { sending, checking, failure, convert } = useConversion(coupon.id, place);
  const choice = stores.kind === 'ready' ? stillSelectable(stores.stores, chosen) : chosen;
  const request = stores.kind === 'ready' ? convertRequest(coupon.template, stores.stores, choice) : null;
  return {
    step: asked ? 'confirm' : 'choose',
    stores,
    choice,
    request,
    asked,
    sending,
    checking,
    failure,
    choose: setChosen,
    next: () => {
      setAsked(request);
    },
    back: () => {
      setAsked(null);
    },
    confirm: () => {
      if (request) convert(request);
    },
  };
}
