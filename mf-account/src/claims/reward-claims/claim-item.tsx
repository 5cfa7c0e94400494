import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Claim } from '@mrw/shared-contracts/api/claims';
import { Chip, ServerText } from '@mrw/shared-ui';
import { formatDate } from '@mrw/shared-ui/formatters';
import { MasterItem } from '../../common/master-detail/master-list';
import { BrandIcon, BrandName } from './claim-brand';
import { amountText, statusTones, tenantName } from './claim-names';
import s from './reward-claims.module.css';
import { rewardClaimStrings } from './strings';

type Props = { claim: Claim; selected: boolean; onSelect(): void };

export function ClaimItem({ claim, selected, onSelect }: Props) {
  const t = useStrings(rewardClaimStrings);
  const language = useLanguage();
  const status = claim.offline_event_type;
  const date = formatDate(claim.creation_date, language);
  return (
    <MasterItem page={`/transactionDetail/${claim.id}`} selected={selected} onSelect={onSelect}>
      <span className={s.branded}>
        <BrandIcon claim={claim} />
        <span className={s.beside}>
          <BrandName claim={claim} />
          <span className={s.line}>
            <span className={s.tenant}>
              <ServerText>{tenantName(claim, language)}</ServerText>
            </span>
            <span className={s.amount}>{amountText(claim)}</span>
          </span>
          <span className={s.line}>
            <span className={s.meta}>
              <span>{claim.invoice_id && date ? `${claim.invoice_id} · ` : claim.invoice_id}</span>
              <span className={s.date}>{date}</span>
            </span>
            <Chip tone={statusTones[status]}>{t(status)}</Chip>
          </span>
        </span>
      </span>
    </MasterItem>
  );
}
