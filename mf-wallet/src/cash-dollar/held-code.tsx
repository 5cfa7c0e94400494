import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { Button, Notice } from '@mrw/shared-ui';
import { formatInteger, formatMoney, formatTime } from '@mrw/shared-ui/formatters';
import { partnerStrings } from '../partner/strings';
import s from './cash-page.module.css';
import { InMiddle } from '../in-middle/in-middle';
import { unclaimedEnd, type Payment } from './payment';

type Props = { payment: Payment; rate: number; onCancel(): void };

const texts = { applying: 'sent', applied: 'accepted', unanswered: 'noAnswer' } as const;

/** What the code that the partner site has holds, until when, and who lets it go. */
export function HeldCode({ payment, rate, onCancel }: Props) {
  const t = useStrings(partnerStrings);
  const language = useLanguage();
  if (!('held' in payment)) return null;
  const { held } = payment;
  const text = t(texts[payment.kind], {
    money: formatMoney(held.dollars),
    points: formatInteger(held.dollars * rate),
    codeEnd: formatTime(unclaimedEnd(held), language),
    windowEnd: formatTime(held.endsAt, language),
  });
  return (
    <InMiddle key={payment.kind}>
      <Notice tone={payment.kind === 'unanswered' ? 'warn' : 'info'} live={payment.kind !== 'applying'}>
        <div className={s.noAnswer}>
          <p>{text}</p>
          {payment.kind === 'unanswered' && (
            <Button variant="outline" onClick={onCancel}>
              {t('cancelCode')}
            </Button>
          )}
        </div>
      </Notice>
    </InMiddle>
  );
}
