import { useHost, useStrings } from '@mrw/shared-contracts';
import s from './install-offer.module.css';
import { installStrings } from './strings';

/** How an iPhone or iPad installs the site, and what differs in the installed one. */
export function InstallByHand({ name }: { name: string }) {
  const t = useStrings(installStrings);
  const { webPush } = useHost().config;
  return (
    <>
      <ol className={s.steps}>
        {(['share', 'add', 'open'] as const).map((step) => (
          <li key={step}>{t(step, { name })}</li>
        ))}
      </ol>
      {webPush && <p>{t('messages')}</p>}
      <p>{t('noSharing')}</p>
    </>
  );
}
