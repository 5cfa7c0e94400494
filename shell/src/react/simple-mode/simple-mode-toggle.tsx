import { useStrings } from '@mrw/shared-contracts';
import { Button } from '@mrw/shared-ui';
import { useSimpleMode } from './simple-mode-context';
import { strings } from './strings';

/** Takes effect at once, on every page. A button with its action as label: pages have switches of their own. */
export function SimpleModeToggle() {
  const t = useStrings(strings);
  const { on, choose } = useSimpleMode();
  return (
    <Button
      variant="quiet"
      onClick={() => {
        choose(!on);
      }}
    >
      {t(on ? 'leave' : 'enter')}
    </Button>
  );
}
