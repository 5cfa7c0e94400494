import { readingOf, readResource, send, useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import { session, type Session } from '@mrw/shared-contracts/api/security';
import {
  Button,
  Chip,
  formatDateTime,
  PartialFailure,
  RereadFailure,
  Skeleton,
  useOfflineReason,
  VisuallyHidden,
} from '@mrw/shared-ui';
import { useMember } from '@mrw/shared-ui/member';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { isGone } from '../common/calls/confirmed-by';
import { expectStatus } from '../common/calls/expect-status';
import { useConfirmedWrite } from '../common/calls/use-confirmed-write';
import { useFailedWrite } from '../common/calls/use-failed-write';
import s from './security.module.css';
import { securityStrings } from './strings';

/** Where the member is logged in; the others can be logged out. */
export function Devices() {
  const t = useStrings(securityStrings);
  const { query, end, heading } = useDevices();
  const offline = useOfflineReason();
  const reading = readingOf(query);
  const retry = () => void query.refetch();
  if (reading.state === 'gone') return null;
  if (reading.state === 'failed') return <PartialFailure message={t('devicesNotRead')} onRetry={retry} />;
  if (reading.state === 'loading')
    return (
      <div aria-busy="true">
        <Skeleton lines={3} />
      </div>
    );
  const blocked = end.busy || offline !== null;
  return (
    <div className={s.devices}>
      <h3 ref={heading} tabIndex={-1}>
        {t('devices')}
      </h3>
      <RereadFailure failed={reading.failure !== null} onRetry={retry} />
      <ul>
        {reading.data.map((device) => (
          <li key={device.id} className={s.device}>
            <Named device={device} />
            {device.is_current ? (
              <Chip>{t('thisDevice')}</Chip>
            ) : (
              <Button
                variant="quiet"
                disabled={blocked}
                disabledReason={offline}
                onClick={() => {
                  end.press(device.id);
                }}
              >
                <span>{t('logOut')}</span> <VisuallyHidden>{device.browser}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {reading.data.length > 1 && (
        <Button
          variant="outline"
          disabled={blocked}
          disabledReason={offline}
          onClick={() => {
            end.press('others');
          }}
        >
          {t('logOutOthers')}
        </Button>
      )}
    </div>
  );
}

function Named({ device: { browser, system, partner, used_at } }: { device: Session }) {
  const t = useStrings(securityStrings);
  const language = useLanguage();
  const name = [browser, system].filter((part) => part !== null).join(' · ');
  return (
    <div className={s.name}>
      <strong>{name === '' ? t('unknownDevice') : name}</strong>
      {partner !== null && <span>{t('walletAt', { name: partner })}</span>}
      <span className={s.time}>{t('lastUse', { time: formatDateTime(used_at, language) })}</span>
    </div>
  );
}

function useDevices() {
  const t = useStrings(securityStrings);
  const { http, notify } = useHost();
  const { uid } = useMember();
  const messageOf = useFailedWrite();
  const heading = useRef<HTMLHeadingElement>(null);
  const url = `/customers/${uid}/sessions`;
  const read = (options: { signal?: AbortSignal }) =>
    readResource(http.other, { url, ...options }, z.array(session));
  const query = useQuery({ queryKey: ['sessions', uid], queryFn: ({ signal }) => read({ signal }) });
  const { busy, send: press } = useConfirmedWrite<string>({
    key: 'log-out of another device',
    write: async (which) => {
      const address = which === 'others' ? `${url}?others=1` : `${url}/${encodeURIComponent(which)}`;
      const answer = send(http.other, { method: 'DELETE', url: address });
      // 404: it has been logged out meanwhile.
      if (!(await isGone(answer))) expectStatus(await answer, 204);
    },
    holds: async (which, options) => {
      const now = await read(options);
      return !now.some(({ id, is_current }) => (which === 'others' ? !is_current : id === which));
    },
    onStored: () => {
      notify.toast(t('loggedOut'));
      toHeading(heading.current);
      void query.refetch();
    },
    onFailed: (error) => {
      notify.toast(messageOf(error, t('notLoggedOut')), 'failed');
      void query.refetch();
    },
  });
  return { query, end: { busy, press }, heading };
}

/** The pressed button goes with its device, and would take the focus along. */
function toHeading(heading: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === body || heading?.parentElement?.contains(activeElement))
    heading?.focus({ preventScroll: true });
}
