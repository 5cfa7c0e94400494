import { useHost, useStrings } from '@mrw/shared-contracts';
import { NetworkErrorState, OfflineStrip, PageLayout } from '@mrw/shared-ui';
import { useMember } from '@mrw/shared-ui/member';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { EditingProvider } from './account-editing/editing';
import { AccountInformation } from './account-information/account-information';
import { AdditionalData } from './additional-data/additional-data';
import { CustomerService } from '../common/customer-service/customer-service';
import { DeleteAccount } from './delete-account/delete-account';
import { MarketingSection } from './direct-marketing/marketing-section';
import { LanguagePreference } from './language-preference/language-preference';
import { ChangePassword } from './password/change-password';
import { ReferAFriend } from './refer-a-friend/refer-a-friend';
import { Security } from '../security/security';
import s from './account.module.css';
import { accountStrings } from './strings';

// My account does without it when its code does not come.
const DeviceMessages = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "slot-device-offer" */ '../inbox/device-messages/device-messages').catch(
    () => ({
      default: () => null,
    }),
  ),
);

/** Logins of these kinds have no password here. */
const withoutPassword: ReadonlySet<string> = new Set(['GOOGLE', 'FACEBOOK', 'APPLE']);

export default function AccountPage() {
  const t = useStrings(accountStrings);
  const { auth } = useHost();
  const { customer } = useMember();
  const known = customer !== null;

  // A restored session can lack the full record after a network failure: this page requests it again.
  useEffect(() => {
    if (!known) void auth.reloadMember();
  }, [auth, known]);

  return (
    <PageLayout title={t('title')}>
      <OfflineStrip />
      {customer ? (
        <Sections hasPassword={!withoutPassword.has(customer.login_type)} />
      ) : (
        <NetworkErrorState onRetry={() => void auth.reloadMember()} />
      )}
    </PageLayout>
  );
}

function Sections({ hasPassword }: { hasPassword: boolean }) {
  const { config, push } = useHost();
  return (
    <EditingProvider>
      <div className={s.page}>
        <div className={s.column}>
          <AccountInformation />
          <AdditionalData />
        </div>
        <div className={s.column}>
          <MarketingSection />
          <ReferAFriend />
          {config.spendLock && <Security />}
          <LanguagePreference />
          {push && (
            <Suspense>
              <DeviceMessages />
            </Suspense>
          )}
          <CustomerService />
          {hasPassword && <ChangePassword />}
          <DeleteAccount hasPassword={hasPassword} />
        </div>
      </div>
    </EditingProvider>
  );
}
