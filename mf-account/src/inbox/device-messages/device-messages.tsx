import { useHost, useStrings, type DevicePush, type PushChoice } from '@mrw/shared-contracts';
import {
  Card,
  Notice,
  PartialFailure,
  Section,
  Skeleton,
  SwitchField,
  useOfflineReason,
  useOnline,
} from '@mrw/shared-ui';
import s from './device-messages.module.css';
import { deviceMessageStrings } from './strings';
import { everyKind, useChoice, usePush } from './use-device-push';

/** What comes to this device while the site is closed. Absent where the device cannot. */
export default function DeviceMessages() {
  const { push } = useHost();
  return push ? <Messages load={push} /> : null;
}

function Messages({ load }: { load: () => Promise<DevicePush> }) {
  const t = useStrings(deviceMessageStrings);
  const { data, isError, refetch } = usePush(load);
  return (
    <Card>
      <Section title={t('title')}>
        {isError ? (
          <PartialFailure message={t('failed')} onRetry={() => void refetch()} />
        ) : data ? (
          <Choice push={data.push} />
        ) : (
          <Skeleton lines={3} />
        )}
      </Section>
    </Card>
  );
}

function Choice({ push }: { push: DevicePush }) {
  const t = useStrings(deviceMessageStrings);
  const online = useOnline();
  const reason = useOfflineReason();
  const { state, change, choose } = useChoice(push);
  if (state.kind === 'blocked' || state.kind === 'home-screen')
    return (
      <Notice>
        <p>{t(state.kind === 'blocked' ? 'blocked' : 'homeScreen')}</p>
      </Notice>
    );
  const chosen = state.kind === 'on' ? state.choice : null;
  const busy = change === 'busy';
  return (
    <>
      <SwitchField
        label={t('send')}
        help={chosen || !reason ? t('what') : `${t('what')} ${reason}`}
        error={change === 'failed' || change === 'refused' ? t(change) : undefined}
        checked={chosen !== null}
        busy={busy}
        // What comes can be ended at any time.
        disabled={!chosen && !online}
        onChange={({ target }) => void choose(target.checked ? { kinds: everyKind, details: false } : null)}
      />
      {chosen && <Kinds chosen={chosen} busy={busy} disabled={!online} choose={choose} />}
    </>
  );
}

type KindsProps = {
  chosen: PushChoice;
  busy: boolean;
  disabled: boolean;
  choose(choice: PushChoice): Promise<void>;
};

function Kinds({ chosen, busy, disabled, choose }: KindsProps) {
  const t = useStrings(deviceMessageStrings);
  const { kinds, details } = chosen;
  return (
    <>
      <fieldset className={s.kinds} disabled={disabled}>
        <legend className={s.legend}>{t('kinds')}</legend>
        {everyKind.map((kind) => (
          <SwitchField
            key={kind}
            label={t(kind)}
            checked={kinds.includes(kind)}
            busy={busy}
            disabled={disabled}
            onChange={({ target: { checked } }) =>
              void choose({
                details,
                kinds: everyKind.filter((one) => (one === kind ? checked : kinds.includes(one))),
              })
            }
          />
        ))}
      </fieldset>
      <p className={s.hint}>{t('quiet')}</p>
      <SwitchField
        label={t('details')}
        help={t('detailsWhat')}
        checked={details}
        busy={busy}
        disabled={disabled}
        onChange={({ target }) => void choose({ kinds, details: target.checked })}
      />
    </>
  );
}
