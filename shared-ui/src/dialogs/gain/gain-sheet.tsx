import { useHost, useStrings } from '@mrw/shared-contracts';
import {
  Button,
  CountUp,
  Dialog,
  DoneMark,
  formatInteger,
  LinkButton,
  Picture,
  type Elements,
} from '@mrw/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { GainFrame } from './gain-frame';
import s from './gain.module.css';
import { gainStrings } from './strings';
import { useBalance } from './use-balance-before';

export type GainSheetProps = {
  /** What took place, as a sentence or a few words. */
  title: string;
  /** Of what it is about; without one the mark stands alone. */
  picture?: string | null | undefined;
  /** What was gained beside points, in words. */
  gained?: string;
  /** Signed points of the act, and those of the member before it; null when they were unknown. */
  points?: { change: number; before: number | null };
  /** What comes next: the next gift, the goal. */
  children?: Elements;
  /** The thing itself. */
  to?: { path: string; label: string };
  /** Another way on, as a button. */
  more?: Elements;
  /** The act ends in a dialog by the specification (§2, §4): nothing else can be pressed meanwhile. */
  modal?: boolean;
  /** Back closes it, as OK does without `onOk`. */
  onClose(): void;
  /** OK and Esc, where they lead somewhere. */
  onOk?(): void;
};

/**
 * What an act gave, and what comes next: one form for every gain. It is at the lower edge of the window, whatever the
 * scroll, with the focus; Back closes it. Without the flag `gainSheet` what is not modal is a part of the page.
 */
export function GainSheet(props: GainSheetProps) {
  const { title, children, to, more, modal = false, onClose, onOk = onClose } = props;
  const t = useStrings(gainStrings);
  const { config } = useHost();
  const framed = modal || config.gainSheet === true;
  useClosedByBack(framed, onClose);
  const content = (
    <div className={s.gain}>
      <Gained {...props} />
      {children && <div className={s.next}>{children}</div>}
    </div>
  );
  if (!framed) return content;
  const actions = (
    <>
      {more}
      <Button variant={to || more ? 'outline' : 'filled'} onClick={onOk}>
        {t('ok')}
      </Button>
      {to && <LinkButton to={to.path}>{to.label}</LinkButton>}
    </>
  );
  return modal ? (
    <Dialog open title={title} onClose={onOk} actions={actions}>
      {content}
    </Dialog>
  ) : (
    <GainFrame title={title} actions={actions} onClose={onOk}>
      {content}
    </GainFrame>
  );
}

function Gained({ picture, gained, points }: GainSheetProps) {
  const t = useStrings(gainStrings);
  const count = Math.abs(points?.change ?? 0);
  return (
    <>
      {picture ? (
        <div className={s.picture}>
          <Picture src={picture} alt="" ratio="1/1" sizes="112px" />
          <div className={s.mark}>
            <DoneMark size={40} />
          </div>
        </div>
      ) : (
        <DoneMark />
      )}
      <div role="status">
        {gained && <p>{gained}</p>}
        {points && count > 0 && (
          <p className={s.change}>
            {t('points', { count, points: `${points.change < 0 ? '−' : '+'}${formatInteger(count)}` })}
          </p>
        )}
      </div>
      {points && count > 0 && <Balance before={points.before} />}
    </>
  );
}

/** The points before and after; until they were read again there is nothing to compare. */
function Balance({ before }: { before: number | null }) {
  const now = useBalance();
  const t = useStrings(gainStrings);
  const isRead = before !== null && now !== null && now !== before;
  return (
    <dl className={s.balance}>
      {isRead && (
        <>
          <div>
            <dt>{t('before')}</dt>
            <dd>{formatInteger(before)}</dd>
          </div>
          <div>
            <dt>{t('now')}</dt>
            <dd className={s.now}>
              <CountUp value={now} from={before} />
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}

/** Back closes a layer, and the page stays. */
function useClosedByBack(open: boolean, onClose: () => void): void {
  const { navigation } = useHost();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    return navigation.block(
      (leaving) => leaving === 'back',
      (blocked) => {
        blocked.reset();
        close();
      },
    );
  }, [navigation, open]);
}
