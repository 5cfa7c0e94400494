import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import {
  ConfirmDialog,
  DefinitionList,
  formatDate,
  formatInteger,
  formatList,
  type Fact,
} from '@mrw/shared-ui';
import { useBalanceBefore } from '@mrw/shared-ui/gain';
import { CheckingOutcome } from '@mrw/shared-ui/outcome';
import { endOf } from '../../campaigns/campaign-end';
import type { CampaignRoute } from '../../campaigns/campaign-route';
import { campaignStrings } from '../../campaigns/strings';
import { useCostFacts, type Cost } from '../../campaigns/points-change/cost-facts';
import type { BuyState } from './buy-state';
import { OpenQuestionDialog, ResultDialog } from './result-dialog';
import { buyStrings } from './strings';

/** Stores that are listed before the rest is counted. */
const namedStores = 3;

export type BuyDialogProps = {
  campaign: Campaign;
  name: string;
  quantity: number;
  cost: Cost;
  state: BuyState;
  route: CampaignRoute;
  /** The outcome is being read back for the first time. */
  checking: boolean;
  /** An unknown outcome is checked again by itself. */
  pending: boolean;
  /** An unknown outcome is being resolved. */
  looking: boolean;
  onConfirm(): void;
  onLookAgain(): void;
  onClose(): void;
};

/** Shows the whole purchase for confirmation, then its result. */
export function BuyDialog(props: BuyDialogProps) {
  const { campaign, cost, state, route, pending, looking, onLookAgain, onClose } = props;
  const before = useBalanceBefore(state.kind === 'closed' || state.kind === 'confirm', 'purchase');
  if (state.kind === 'closed') return null;
  if (state.kind === 'confirm' || state.kind === 'loading') return <Question {...props} />;
  if (state.kind === 'open')
    return <OpenQuestionDialog looking={looking} onLookAgain={onLookAgain} onClose={onClose} />;
  return (
    <ResultDialog
      campaign={campaign}
      outcome={state}
      spent={{ before, points: cost.total }}
      route={route}
      pending={pending}
      onClose={onClose}
    />
  );
}

function Question({ campaign, name, quantity, cost, state, checking, onConfirm, onClose }: BuyDialogProps) {
  const t = useStrings(buyStrings);
  const c = useStrings(campaignStrings);
  const costFacts = useCostFacts(cost);
  const language = useLanguage();
  const end = endOf(campaign);
  const stores = campaign.campaign_stores.map((store) => store.name);
  const more = stores.length - namedStores;
  const where = formatList(stores.slice(0, namedStores), language);
  const items: Fact[] = [
    { label: t('offer'), value: name },
    { label: t('quantity'), value: formatInteger(quantity) },
    ...costFacts,
    { label: t('until'), value: end === null ? c('always') : formatDate(end, language) },
    ...(where === ''
      ? []
      : [{ label: t('where'), value: more > 0 ? t('whereMore', { stores: where, count: more }) : where }]),
  ];
  const free = cost.total === 0;
  return (
    <ConfirmDialog
      open
      title={t('confirmTitle')}
      message={
        <>
          <DefinitionList items={items} />
          {checking && <CheckingOutcome />}
        </>
      }
      confirmLabel={t(free ? 'get' : 'redeem')}
      busy={state.kind === 'loading'}
      busyLabel={t(free ? 'getting' : 'redeeming')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
