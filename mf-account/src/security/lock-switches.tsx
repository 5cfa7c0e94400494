import { useHost, useStrings } from '@mrw/shared-contracts';
import type { SpendLock, SpendLockRequest } from '@mrw/shared-contracts/api/security';
import { SwitchField, useOfflineReason } from '@mrw/shared-ui';
import { useState } from 'react';
import { useFailedWrite } from '../common/calls/use-failed-write';
import { securityStrings } from './strings';
import { UnlockDialog } from './unlock-dialog';
import type { useSpendLock } from './use-spend-lock';

type Props = { now: SpendLock; change: ReturnType<typeof useSpendLock>['change'] };

/** The lock on spending and the messages about each spend. */
export function LockSwitches({ now, change }: Props) {
  const t = useStrings(securityStrings);
  const { notify } = useHost();
  const messageOf = useFailedWrite();
  const offline = useOfflineReason();
  const [unlocking, setUnlocking] = useState(false);
  const blocked = change.busy || offline !== null;
  const hasWay = now.has_password || now.contacts.length > 0;
  const set = (asked: SpendLockRequest, done: 'locked' | 'saved') => {
    change.send(asked, {
      onDone: () => {
        notify.toast(t(done));
      },
      onFailed: (error) => {
        notify.toast(messageOf(error, t('notSaved')), 'failed');
      },
    });
  };
  return (
    <>
      <SwitchField
        label={t('lock')}
        help={hasWay || now.locked ? t('lockHelp') : t('noWay')}
        error={offline ?? undefined}
        checked={now.locked}
        disabled={blocked || !(hasWay || now.locked)}
        onChange={() => {
          if (now.locked) setUnlocking(true);
          else set({ locked: true }, 'locked');
        }}
      />
      <SwitchField
        label={t('alerts')}
        help={t('alertsHelp')}
        checked={now.alerts}
        disabled={blocked}
        onChange={(event) => {
          set({ alerts: event.target.checked }, 'saved');
        }}
      />
      {unlocking && (
        <UnlockDialog
          now={now}
          change={change}
          onClose={() => {
            setUnlocking(false);
          }}
        />
      )}
    </>
  );
}
