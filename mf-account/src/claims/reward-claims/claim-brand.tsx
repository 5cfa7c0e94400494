import type { Claim } from '@mrw/shared-contracts/api/claims';
import { Picture, ServerText } from '@mrw/shared-ui';
import { brandOf } from './claim-names';
import s from './reward-claims.module.css';

export function BrandIcon({ claim }: { claim: Claim }) {
  return (
    <span className={s.brandIcon}>
      <Picture src={brandOf(claim).icon} alt="" ratio="1/1" sizes="40px" />
    </span>
  );
}

/** Above the name of the shop. */
export function BrandName({ claim }: { claim: Claim }) {
  const { name } = brandOf(claim);
  if (name === null) return null;
  return (
    <span className={s.brand}>
      <ServerText>{name}</ServerText>
    </span>
  );
}
