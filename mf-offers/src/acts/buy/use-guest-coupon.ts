import { useHost, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { UnknownOutcome } from '@mrw/shared-contracts/outcome/resolve-outcome';
import { useSingleFlight } from '@mrw/shared-ui/actions/use-single-flight';
import { useCurrentMember } from '@mrw/shared-ui/member';
import { useOutcomePage, useUnknownOutcome } from '@mrw/shared-ui/outcome';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { acquireStrings } from '../acquire/acquire-strings';
import { useRefusedText } from '../acquire/refused';
import { campaignChanged } from '../../campaigns/campaign-changed';
import type { Registration } from '../../campaigns/campaign-route';
import { useDraft } from '../guest/draft';
import { takePartAsGuest, type GuestOutcome } from '../guest/guest-participation';
import { RegisterSuccessCode } from '../guest/register-success-code';
import { guestStrings } from '../guest/strings';

const act = 'coupon of a guest';
const asked = z.object({ coupon: z.literal(true), quantity: z.number() });

/** A free coupon without a login: the sign-on site confirms the contact, then the coupon is acquired. */
export function useGuestCoupon(campaign: Campaign, registration: Registration | null) {
  const host = useHost();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const member = useCurrentMember();
  const t = useStrings(guestStrings);
  const a = useStrings(acquireStrings);
  const textOf = useRefusedText();
  const draft = useDraft(campaign.id, asked);

  const confirm = (quantity: number) => {
    draft.save({ coupon: true, quantity });
    host.auth.login({ redirectTo: `/campaign/${campaign.id}`, event: { enableOtp: false } });
  };

  const end = `/campaign/${campaign.id}/register_success`;
  const code = useContext(RegisterSuccessCode);
  const page = useOutcomePage(registration ? code : undefined, act);
  const settle = (outcome: GuestOutcome | UnknownOutcome<GuestOutcome>) => {
    campaignChanged(queries, campaign.id);
    switch (outcome.kind) {
      case 'registered': {
        const state = { uid: outcome.uid, memberShipID: outcome.membershipId };
        page.arrive(() => void navigate(end, { replace: true, state }));
        return;
      }
      case 'credential-refused':
        host.notify.toast(t('credentialRefused'), 'failed');
        return;
      // Shown on the page.
      case 'unknown':
        return;
      default:
        host.notify.toast(textOf(outcome, a('apiFailed')), 'failed');
    }
  };
  const question = useUnknownOutcome(settle, { key: act });
  const [sending, run] = useSingleFlight(act);
  const take = (registration: Registration, quantity: number) => {
    run(async () => {
      // Endpoint and field name are those of tickets.
      const wanted = { campaign: campaign.id, desired_ticket_quantity: quantity };
      const taken = takePartAsGuest({
        host,
        registration,
        wanted,
        kind: 'coupon',
        onUnclear: question.check,
      });
      const [outcome] = await Promise.all([taken, page.ask()]);
      question.receive(outcome);
    });
  };

  const returned = useEffectEvent((contact: Registration) => {
    if (member || !campaign.ignore_login) return;
    // The draft is removed when it is read, so a reload of the page sends no second request.
    const taken = draft.take();
    if (taken) take(contact, taken.quantity);
  });

  useEffect(() => {
    if (registration) returned(registration);
  }, [registration]);

  return { sending, question, confirm, toCode: page.goOn };
}
