import { useHost, useStrings } from '@mrw/shared-contracts';
import { Dialog, ExternalLink } from '@mrw/shared-ui';
import s from './customer-service.module.css';
import { customerServiceStrings } from './strings';

type Props = {
  open: boolean;
  onClose(): void;
  /** Why the member was led here. */
  reason?: string;
};

/** Phone, e-mail and WhatsApp: a modal on desktop, a sheet on phones (§2). */
export function CustomerServiceDialog({ open, onClose, reason }: Props) {
  const t = useStrings(customerServiceStrings);
  const { phone, email, whatsApp } = useHost().config.customerService;
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      {reason && <p className={s.reason}>{reason}</p>}
      {/* A number is one word. */}
      <p>{t('hours', { phone: phone.replace(/ /g, '\u00a0') })}</p>
      <ul className={s.ways}>
        <li>
          <ExternalLink href={`tel:${phone.replace(/[^\d+]/g, '')}`} icon="phone" look="outline" wide>
            {t('call', { phone })}
          </ExternalLink>
        </li>
        <li>
          <ExternalLink href={`mailto:${email}`} icon="mail" look="outline" wide>
            {t('write', { email })}
          </ExternalLink>
        </li>
        <li>
          <ExternalLink
            href={`https://wa.me/${whatsApp.replace(/\D/g, '')}`}
            icon="message"
            look="outline"
            wide
          >
            {t('whatsApp')}
          </ExternalLink>
        </li>
      </ul>
    </Dialog>
  );
}
