import { useStrings } from '@mrw/shared-contracts';
import { Section, TextLink, VisuallyHidden } from '@mrw/shared-ui';
import { expiryCentreStrings } from '../activity/expiry-centre/strings';

/** The link to the expiry centre. */
export function ExpiryLink() {
  const t = useStrings(expiryCentreStrings);
  return (
    <Section
      title={t('title')}
      action={
        <TextLink to="/expiry_centre">
          <span>{t('open')}</span>
          <VisuallyHidden>{` – ${t('title')}`}</VisuallyHidden>
        </TextLink>
      }
    >
      <p>{t('summary')}</p>
    </Section>
  );
}
