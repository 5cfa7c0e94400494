import { useStrings } from '@mrw/shared-contracts';
import { LinkButton, OfflineStrip, PageLayout } from '@mrw/shared-ui';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { DetailStates } from '../common/details/detail-states';
import s from './inbox.module.css';
import { MessageView } from './message-view';
import { inboxStrings } from './strings';
import { useMarkRead, useMessage } from './use-inbox';

export default function MessagePage() {
  const t = useStrings(inboxStrings);
  const { id = '' } = useParams();
  const reading = useMessage(id);
  const message = reading.data;
  const { mutate: markRead } = useMarkRead();
  const unread = message?.is_read === false;

  useEffect(() => {
    if (unread) markRead(id);
  }, [unread, id, markRead]);

  return (
    <PageLayout
      // The message contains the heading of the page.
      title={message ? undefined : t('message')}
      titleHidden={reading.isPending}
      width="reading"
      breadcrumb={[
        { label: t('home'), to: '/home' },
        { label: t('title'), to: '/inbox' },
        { label: message?.title ?? t('message') },
      ]}
    >
      <OfflineStrip savedAt={reading.dataUpdatedAt || null} />
      <DetailStates
        query={reading}
        gone={{
          illustration: 'inbox',
          message: t('gone'),
          action: <LinkButton to="/inbox">{t('title')}</LinkButton>,
        }}
      >
        {(shown) => <MessageView message={shown} heading={(title) => <h1 className={s.title}>{title}</h1>} />}
      </DetailStates>
    </PageLayout>
  );
}
