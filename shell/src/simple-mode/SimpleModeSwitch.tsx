import { useStrings } from '@mrw/shared-contracts';
import { SwitchField } from '@mrw/shared-ui';
import { useSimpleMode } from './simple-mode-context';
import { strings } from './strings';

/** Takes effect at once, on every page. */
export function SimpleModeSwitch() {
  const t = useStrings(strings);
  const { on, choose } = useSimpleMode();
  return (
    <SwitchField
      label={t('mode')}
      help={t('what')}
      checked={on}
      onChange={({ target }) => {
        choose(target.checked);
      }}
    />
  );
}
