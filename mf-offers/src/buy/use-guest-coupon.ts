import { useHost, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { acquireStrings } from '../acquire/acquire-strings';
import type { Registration } from '../campaigns/campaign-route';
import { saveDraft, takeDraft } from '../guest/draft';
import { takePartAsGuest, type GuestOutcome } from '../guest/guest-participation';
import { guestStrings } from '../guest/strings';
import { isUnknown, useOpenQuestion } from '../lost-answer/use-open-question';
import { useBusy } from '../press/use-busy';
import { useMember } from '../session/who';

const asked = z.object({ coupon: z.literal(true), quantity: z.number() });

/** A free coupon without a login: the sign-on site confirms the contact, then the coupon is taken. */
export function useGuestCoupon(campaign: Campaign, registration: Registration | null) {
  const host = useHost();
  const navigate = useNavigate();
  const member = useMember();
  const t = useStrings(guestStrings);
  const a = useStrings(acquireStrings);

  const confirm = (quantity: number) => {
    saveDraft(campaign.id, { coupon: true, quantity });
    host.auth.login({ redirectTo: `/campaign/${campaign.id}`, event: { enableOtp: false } });
  };

  const answer = (outcome: GuestOutcome) => {
    switch (outcome.kind) {
      case 'registered': {
        const state = { uid: outcome.uid, memberShipID: outcome.membershipId };
        void navigate(`/campaign/${campaign.id}/register_success`, { replace: true, state });
        return;
      }
      case 'refused':
        host.notify.toast(a(outcome.failure), 'failed');
        return;
      case 'credential-refused':
        host.notify.toast(t('credentialRefused'), 'failed');
        return;
      case 'failed':
        host.notify.toast(a('apiFailed'), 'failed');
    }
  };
  const question = useOpenQuestion<GuestOutcome>(answer);
  const [sending, run] = useBusy();
  const take = (contact: Registration, quantity: number) => {
    run(async () => {
      // The endpoint is that of tickets, and so is the name of its field.
      const wanted = { campaign: campaign.id, desired_ticket_quantity: quantity };
      const outcome = await takePartAsGuest(host, contact, wanted, 'coupon');
      if (isUnknown(outcome)) question.ask(outcome);
      else answer(outcome);
    });
  };

  const returned = useEffectEvent((contact: Registration) => {
    if (member || !campaign.ignore_login) return;
    // Taking the draft makes a reload of the page harmless: the coupon is asked for once.
    const draft = takeDraft(campaign.id, asked);
    if (draft) take(contact, draft.quantity);
  });

  useEffect(() => {
    if (registration) returned(registration);
  }, [registration]);

  return { sending, question, confirm };
}
