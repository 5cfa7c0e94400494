import { useHost, useStrings } from '@mrw/shared-contracts';
import { referLink } from '@mrw/shared-contracts/member/refer-link';
import { Card, Section } from '@mrw/shared-ui';
import { useMember } from '@mrw/shared-ui/member';
import { fieldRights } from '../account-editing/field-rights';
import { useProfileFieldConfig } from '../account-information/use-account-config';
import { CopyButton } from '../copy/copy-button';
import { useCustomer } from '../member/use-customer';
import s from './refer-a-friend.module.css';
import { referStrings } from './strings';

/** Referral code and link of the member. */
export function ReferAFriend() {
  const t = useStrings(referStrings);
  const { navigation } = useHost();
  const { membershipId } = useMember();
  const customer = useCustomer();
  const { data = [] } = useProfileFieldConfig();
  const { shown } = fieldRights('REFERRAL_CODE', data, null);
  const link = referLink(new URL(navigation.createHref('/'), document.baseURI).href, membershipId);
  return (
    <Card>
      <Section title={t('title')}>
        <dl className={s.facts}>
          {shown && customer.referral_code && (
            <div>
              <dt>{t('code')}</dt>
              <dd>{customer.referral_code}</dd>
            </div>
          )}
          <div>
            <dt>{t('link')}</dt>
            <dd>{link}</dd>
          </div>
        </dl>
        <CopyButton text={link} label={t('copyLink')} />
      </Section>
    </Card>
  );
}
