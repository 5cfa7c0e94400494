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
import { useConversion, type ConversionState, type SelectionPlace } from './use-conversion';

export type Selection = Omit<ConversionState, 'convert'> & {
  step: 'choose' | 'confirm';
  stores: StoresReading;
  choice: Choice;
  /** Null while something is missing. */
  request: ConvertRequest | null;
  /** The choice to confirm; the stores may be read again meanwhile. */
  asked: ConvertRequest | null;
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
  const { convert, ...conversion } = useConversion(coupon.id, place);
  const choice = stores.kind === 'ready' ? stillSelectable(stores.stores, chosen) : chosen;
  const request = stores.kind === 'ready' ? convertRequest(coupon.template, stores.stores, choice) : null;
  return {
    step: asked ? 'confirm' : 'choose',
    stores,
    choice,
    request,
    asked,
    ...conversion,
    choose: setChosen,
    next: () => {
      setAsked(request);
    },
    back: () => {
      setAsked(null);
    },
    confirm: () => {
      const store = stores.kind === 'ready' && stores.stores.find(({ id }) => id === request?.store_id);
      if (request) convert(request, store ? store.name : null);
    },
  };
}
