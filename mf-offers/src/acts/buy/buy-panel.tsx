import { useHost, useKept, useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { Button, Card, formatInteger, QuantityStepper, useNow, useOfflineReason } from '@mrw/shared-ui';
import { useSingleFlight } from '@mrw/shared-ui/actions/use-single-flight';
import { useCurrentMember } from '@mrw/shared-ui/member';
import { CheckingOutcome } from '@mrw/shared-ui/outcome';
import { Action } from '../action-bar/action-bar';
import { isClosedToday } from '../../campaigns/availability';
import { perHeadLimit, requiredPoints, stockLeft } from '../../campaigns/campaign-facts';
import type { CampaignRoute } from '../../campaigns/campaign-route';
import { campaignName } from '../../campaigns/campaign-texts';
import { campaignStrings } from '../../campaigns/strings';
import { usePress } from '../../campaigns/press/use-press';
import { LateRegistration } from '../guest/late-registration';
import { UnknownNotice } from '../unknown-outcome/unknown-notice';
import { buyBlock } from './buy-block';
import { BuyDialog } from './buy-dialog';
import { Costs } from './costs';
import { costOf, quantityRange, withinRange } from './quantity';
import { buyStrings } from './strings';
import { useBlockTexts } from './use-block-texts';
import { useBuy } from './use-buy';
import { useGuestCoupon } from './use-guest-coupon';

/** Quantity, costs and the button of a coupon campaign. */
export function BuyPanel({ campaign, route }: { campaign: Campaign; route: CampaignRoute }) {
  const t = useStrings(buyStrings);
  const c = useStrings(campaignStrings);
  const { embed } = useHost();
  const language = useLanguage();
  const member = useCurrentMember();
  const now = useNow();
  const points = requiredPoints(campaign) ?? 0;
  const range = quantityRange({ perHead: perHeadLimit(campaign), stock: stockLeft(campaign) });
  const [wanted, setWanted] = useKept('quantity', 1);
  const quantity = withinRange(wanted, range);
  const available = member?.pointAccount?.balance ?? null;
  const cost = costOf(points, quantity, available);
  const block = buyBlock(campaign, now, cost.balanceAfter);
  const texts = useBlockTexts(block);
  const offline = useOfflineReason();
  const buy = useBuy(campaign, member?.uid ?? null);
  const guest = useGuestCoupon(campaign, route.registration);
  const mayPress = usePress(campaign);
  const [checking, run] = useSingleFlight();
  const guestAllowed = campaign.ignore_login && points === 0 && !embed.isOpenInOtherSite;

  const press = () => {
    run(async () => {
      if (await mayPress({ guestAllowed })) buy.press();
    });
  };
  const confirm = () => {
    if (member) buy.confirm(quantity);
    else guest.confirm(quantity);
  };
  const summary =
    cost.total === 0 ? c('free') : c('points', { count: cost.total, points: formatInteger(cost.total) });

  return (
    <Card as="section" aria-label={t('title')}>
      <QuantityStepper
        label={t('quantity')}
        value={quantity}
        min={range.min}
        max={range.max}
        onChange={setWanted}
      />
      <Costs points={points} available={available} {...cost} />
      {guest.question.checking && <CheckingOutcome />}
      {guest.question.open && (
        <UnknownNotice looking={guest.question.looking} onLookAgain={guest.question.lookAgain} />
      )}
      <Action summary={<strong>{summary}</strong>}>
        <Button
          wide
          muted={isClosedToday(campaign, now)}
          disabled={block !== null || offline !== null || guest.question.open}
          disabledReason={texts.reason ?? offline ?? t('openTitle')}
          busy={checking || guest.sending}
          onClick={press}
        >
          {texts.label ?? t(points > 0 ? 'redeem' : 'get')}
        </Button>
      </Action>
      {guest.toCode && <LateRegistration onGoOn={guest.toCode} />}
      <BuyDialog
        campaign={campaign}
        name={campaignName(campaign, language)}
        quantity={quantity}
        cost={cost}
        state={buy.state}
        route={route}
        checking={buy.checking}
        pending={buy.pending}
        looking={buy.looking}
        onConfirm={confirm}
        onLookAgain={buy.lookAgain}
        onClose={buy.close}
      />
    </Card>
  );
}
