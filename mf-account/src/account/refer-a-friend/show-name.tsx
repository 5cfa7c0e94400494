import { useHost, useStrings } from '@mrw/shared-contracts';
import { SwitchField } from '@mrw/shared-ui';
import { useFailedWrite } from '../../common/calls/use-failed-write';
import { useProfileUpdate } from '../account-editing/use-profile-update';
import { referStrings } from './strings';

/** The consent that invited friends read the first name; stored at the press. */
export function ShowName({ shown }: { shown: boolean }) {
  const t = useStrings(referStrings);
  const { notify } = useHost();
  const update = useProfileUpdate('change of the consent');
  const messageOf = useFailedWrite();
  return (
    <SwitchField
      label={t('showName')}
      help={t('showNameHelp')}
      checked={update.busy ? !shown : shown}
      busy={update.busy}
      onChange={(event) => {
        update.send(
          { shows_name_to_invited: event.target.checked },
          {
            onDone: () => {
              notify.toast(t('nameSaved'));
            },
            onFailed: (error) => {
              notify.toast(messageOf(error, t('nameNotSaved')), 'failed');
            },
          },
        );
      }}
    />
  );
}
