import { useStrings } from '@mrw/shared-contracts';
import { Button, type IconName, LinkButton, useOfflineReason } from '@mrw/shared-ui';
import type { EarnActionProps } from './earn-props';
import type { EarnState } from './earn-state';
import s from './earn-button.module.css';
import { earningStrings } from './strings';

const actions = {
  QR_CODE_SCANNING: { label: 'scan', icon: 'camera' },
  GPS_CHECK_IN: { label: 'checkIn', icon: 'map-pin' },
  MEMBER_REFERRAL: { label: 'refer', icon: 'users' },
} as const satisfies Record<EarnActionProps['type'], { label: string; icon: IconName }>;

type Props = Pick<EarnActionProps, 'type' | 'disabled' | 'disabledReason' | 'disabledLabel' | 'look'> & {
  /** A press only shows why not. */
  muted: boolean;
  state: EarnState;
  checking: boolean;
  onPress(): void;
};

/** The earning button in each of its states (§4). */
export function EarnButton({
  type,
  disabled = false,
  disabledReason,
  disabledLabel,
  look = 'filled',
  muted,
  state,
  checking,
  onPress,
}: Props) {
  const t = useStrings(earningStrings);
  const offline = useOfflineReason();
  const { label, icon } = actions[type];
  switch (state) {
    case 'idle':
      return (
        <Button
          wide
          variant={look}
          muted={muted}
          icon={icon}
          busy={checking}
          disabled={disabled || offline !== null}
          disabledReason={disabledReason ?? offline}
          onClick={onPress}
        >
          {(disabled && disabledLabel) || t(label)}
        </Button>
      );
    case 'loading':
      return (
        // The same element as before and after: an act that failed leaves the focus where it was pressed.
        <Button wide variant={look} busy disabledReason={null}>
          {t('working')}
        </Button>
      );
    case 'tick':
      return (
        <Button wide variant={look} icon="check" disabled>
          <span className={s.moment}>{t('tick')}</span>
        </Button>
      );
    case 'done':
      return (
        <Button wide variant={look} icon="done" disabled disabledReason={t('doneReason')}>
          {t('done')}
        </Button>
      );
    case 'my-coupon':
      return (
        <LinkButton wide variant={look} icon="coupon" to="/user/myCoupon">
          {t('myCoupon')}
        </LinkButton>
      );
  }
}
