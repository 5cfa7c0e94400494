import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { InboxMessage } from '@mrw/shared-contracts/api/inbox';
import { CheckboxField, usePhone } from '@mrw/shared-ui';
import { formatDate } from '@mrw/shared-ui/formatters';
import { Link } from 'react-router-dom';
import s from './inbox.module.css';
import { inboxStrings } from './strings';

type Props = {
  message: InboxMessage;
  /** Null while browsing. */
  checked: boolean | null;
  selected: boolean;
  onCheck(on: boolean): void;
  onSelect(): void;
};

export function InboxItem({ message, checked, selected, onCheck, onSelect }: Props) {
  const phone = usePhone();
  const face = <Face message={message} />;
  if (checked !== null) {
    return (
      <div className={s.edit}>
        <CheckboxField
          label={face}
          checked={checked}
          onChange={(event) => {
            onCheck(event.target.checked);
          }}
        />
      </div>
    );
  }
  if (phone) {
    return (
      <Link to={`/inboxDetail/${message.id}`} className={s.item}>
        {face}
      </Link>
    );
  }
  return (
    <button type="button" className={s.item} aria-current={selected || undefined} onClick={onSelect}>
      {face}
    </button>
  );
}

/** Unread is a dot, bold type and a word: never colour alone. */
function Face({ message }: { message: InboxMessage }) {
  const t = useStrings(inboxStrings);
  const language = useLanguage();
  return (
    <span className={s.face}>
      <span className={message.is_read ? s.subject : s.unreadSubject}>{message.title}</span>
      <span className={s.meta}>
        {formatDate(message.creation_date, language)}
        {!message.is_read && <span className={s.unread}>{t('unread')}</span>}
      </span>
    </span>
  );
}
