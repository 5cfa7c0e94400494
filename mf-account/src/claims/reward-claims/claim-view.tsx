import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Claim } from '@mrw/shared-contracts/api/claims';
import { DefinitionList, ServerText } from '@mrw/shared-ui';
import { formatDate, formatDateTime } from '@mrw/shared-ui/formatters';
import { BrandIcon, BrandName } from './claim-brand';
import { ClaimImages } from './claim-images';
import { amountText, tenantName } from './claim-names';
import { ClaimRewards } from './claim-rewards';
import { ClaimTimeline } from './claim-timeline';
import s from './reward-claims.module.css';
import { rewardClaimStrings } from './strings';

export function ClaimView({ claim, heading }: { claim: Claim; heading: 1 | 2 }) {
  const t = useStrings(rewardClaimStrings);
  const language = useLanguage();
  const Heading = heading === 1 ? 'h1' : 'h2';
  return (
    <div className={s.view}>
      <div className={s.branded}>
        <BrandIcon claim={claim} />
        <div className={s.beside}>
          <BrandName claim={claim} />
          <Heading className={s.heading}>
            <ServerText>{tenantName(claim, language)}</ServerText>
          </Heading>
        </div>
      </div>
      <ClaimTimeline claim={claim} />
      <DefinitionList
        items={[
          { label: t('createDate'), value: formatDateTime(claim.creation_date, language) || '–' },
          { label: t('tenant'), value: <ServerText>{tenantName(claim, language)}</ServerText> },
          { label: t('receiptNumber'), value: claim.invoice_id || '–' },
          { label: t('issueDate'), value: formatDate(claim.date, language) || '–' },
          { label: t('amount'), value: amountText(claim) },
        ]}
      />
      <ClaimImages
        pictures={[
          { label: t('receiptImage'), src: claim.receipt_image_url },
          { label: t('slipImage'), src: claim.credit_card_slip_image_url },
        ]}
      />
      <ClaimRewards rewards={claim.rewards} heading={heading} />
    </div>
  );
}
