import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { InboxMessage } from '@mrw/shared-contracts/api/inbox';
import { CheckboxField } from '@mrw/shared-ui';
import { formatDate } from '@mrw/shared-ui/formatters';
import { MasterItem } from '../common/master-detail/master-list';
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
  return (
    <MasterItem page={`/inboxDetail/${message.id}`} selected={selected} onSelect={onSelect}>
      {face}
    </MasterItem>
  );
}

/** Unread is a dot, bold type and a word: never colour alone. */
function Face({ message }: { message: InboxMessage }) {
  const t = useStrings(inboxStrings);
  const language = useLanguage();
  return (
    <span className={s.face}>
      <span className={message.is_read ? s.subject : s.unreadSubject}>{message.title}</span>
      <span className={s.preview}>{message.content.trim().split('\n', 1)[0]}</span>
      <span className={s.meta}>
        <span>{formatDate(message.creation_date, language)}</span>
        {!message.is_read && <span className={s.unread}>{t('unread')}</span>}
      </span>
    </span>
  );
}
