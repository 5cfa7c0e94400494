import { useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import type { InboxMessage } from '@mrw/shared-contracts/api/inbox';
import { Button, ExternalLink, Notice, Picture, Prose, type Elements } from '@mrw/shared-ui';
import { formatDateTime } from '@mrw/shared-ui/formatters';
import { useState } from 'react';
import s from './inbox.module.css';
import { inboxStrings } from './strings';
import { trackClick, useOpenTracking } from './tracking';

type Props = { message: InboxMessage; heading(title: string): Elements };

/** Title, content, date, photo and link of one message (§2). */
export function MessageView({ message, heading }: Props) {
  const t = useStrings(inboxStrings);
  const language = useLanguage();
  useOpenTracking(message.open_track_url);
  return (
    <article className={s.message}>
      {heading(message.title)}
      <p className={s.date}>{formatDateTime(message.creation_date, language)}</p>
      {message.photo_url && (
        <Picture src={message.photo_url} alt="" ratio="16/10" sizes="(min-width: 769px) 640px, 100vw" />
      )}
      <div className={s.content}>
        <Prose text={message.content} />
      </div>
      {message.url && <MessageLink key={message.id} message={message} label={t('open')} />}
    </article>
  );
}

function MessageLink({ message, label }: { message: InboxMessage; label: string }) {
  const t = useStrings(inboxStrings);
  const host = useHost();
  const [refused, setRefused] = useState(false);
  if (message.url_disabled) {
    return (
      <>
        <Button
          onClick={() => {
            setRefused(true);
          }}
        >
          {label}
        </Button>
        {refused && (
          <div className={s.notice}>
            <Notice live>{t('message_detail_coupon_not_existed')}</Notice>
          </div>
        )}
      </>
    );
  }
  return (
    <ExternalLink
      href={message.url}
      look="filled"
      onClick={() => {
        trackClick(host, message.click_track_url);
      }}
    >
      {label}
    </ExternalLink>
  );
}
