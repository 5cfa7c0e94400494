import { useStrings } from '@mrw/shared-contracts';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import {
  NetworkErrorState,
  OfflineStrip,
  PageLayout,
  ProgressLine,
  Skeleton,
  useMinimumVisible,
} from '@mrw/shared-ui';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import s from './inbox.module.css';
import { MessageView } from './message-view';
import { inboxStrings } from './strings';
import { useMarkRead, useMessage } from './use-inbox';

export default function MessagePage() {
  const t = useStrings(inboxStrings);
  const { id = '' } = useParams();
  const { data: message, isPending, isError, isFetching, refetch } = useMessage(id);
  const { mutate: markRead } = useMarkRead();
  const busy = useMinimumVisible(isPending, minimumVisible.firstLoad);
  const unread = message?.is_read === false;

  useEffect(() => {
    if (unread) markRead(id);
  }, [unread, id, markRead]);

  return (
    <PageLayout
      width="reading"
      breadcrumb={[
        { label: t('home'), to: '/home' },
        { label: t('title'), to: '/inbox' },
        { label: message?.title ?? t('message') },
      ]}
    >
      <OfflineStrip />
      <div aria-busy={isPending}>
        <ProgressLine busy={busy} />
        {isPending && <Skeleton lines={6} />}
        {isError && !message && <NetworkErrorState onRetry={() => void refetch()} busy={isFetching} />}
        {message && (
          <MessageView message={message} heading={(title) => <h1 className={s.title}>{title}</h1>} />
        )}
      </div>
    </PageLayout>
  );
}
