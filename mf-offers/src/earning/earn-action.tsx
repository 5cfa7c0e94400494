import { useHost, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { EarningRuleType } from '@mrw/shared-contracts/api/earning-rules';
import { isMobileDevice } from '@mrw/shared-contracts/device/mobile-device';
import { useEffect, useReducer, useState, type ReactNode } from 'react';
import { acquireStrings } from '../acquire/acquire-strings';
import { Action } from '../action-bar/action-bar';
import type { Unknown } from '../lost-answer/find-out';
import { OpenNotice } from '../lost-answer/open-notice';
import { isUnknown, useOpenQuestion } from '../lost-answer/use-open-question';
import { useBusy } from '../press/use-busy';
import { usePress } from '../press/use-press';
import { ScanDialog } from '../scanner/scan-dialog';
import { useMember } from '../session/who';
import { AppDialog } from './app-dialog';
import { afterTick, earnTransition, tickTime } from './earn-state';
import { EarnButton } from './earn-button';
import type { EarnOutcome, Proof } from './earn';
import { readPosition } from './position';
import { ReferDialog } from './refer-dialog';
import { earningStrings } from './strings';

export type EarnActionProps = {
  campaign: Campaign;
  type: 'QR_CODE_SCANNING' | 'GPS_CHECK_IN' | 'MEMBER_REFERRAL';
  givesCoupon: boolean;
  /** Called at the press, before anything is asked of the person. */
  onStart?(): void;
  /** Sends the proof and says what came of it. Never rejects. */
  onProof(proof: Proof): Promise<EarnOutcome | Unknown<EarnOutcome>>;
  /** Called once with what came of it, also when that was found out later. */
  onOutcome(outcome: EarnOutcome): void;
  disabled?: boolean;
  disabledReason?: ReactNode;
  disabledLabel?: string | null;
  look?: 'filled' | 'outline';
  /** The action of the page: in its bar on phones. */
  inBar?: boolean;
};

/** The button of an earning rule with everything that a press asks for: the camera, the place, a link. */
export function EarnAction(props: EarnActionProps) {
  const { campaign, type, givesCoupon, inBar = false, onStart, onProof, onOutcome } = props;
  const t = useStrings(earningStrings);
  const a = useStrings(acquireStrings);
  const { notify } = useHost();
  const member = useMember();
  const mayPress = usePress(campaign);
  const [checking, run] = useBusy();
  const [state, dispatch] = useReducer(earnTransition, 'idle');
  const [dialog, setDialog] = useState<'app' | 'scan' | 'refer' | null>(null);

  useEffect(() => {
    if (state !== 'tick') return;
    const timer = setTimeout(() => {
      dispatch(afterTick(type, givesCoupon));
    }, tickTime);
    return () => {
      clearTimeout(timer);
    };
  }, [state, type, givesCoupon]);

  const settle = (outcome: EarnOutcome) => {
    dispatch(outcome.kind === 'earned' ? 'succeed' : 'fail');
    if (outcome.kind === 'refused') notify.toast(a(outcome.failure), 'failed');
    if (outcome.kind === 'failed') notify.toast(t('failed'), 'failed');
    if (outcome.kind === 'unclear') notify.toast(a('unclear'), 'failed');
    onOutcome(outcome);
  };
  // The button stays in its loading state until the outcome is known: nothing is sent twice.
  const question = useOpenQuestion(settle);
  const prove = async (proof: Proof) => {
    const outcome = await onProof(proof);
    if (isUnknown(outcome)) question.ask(outcome);
    else settle(outcome);
  };
  const checkIn = async () => {
    dispatch('start');
    const position = await readPosition(navigator.geolocation).catch(() => null);
    if (position) {
      await prove({ kind: 'place', position });
      return;
    }
    dispatch('fail');
    notify.toast(t('invalidLocation'), 'failed');
  };
  const press = () => {
    run(async () => {
      if (!(await mayPress())) return;
      if (type === 'MEMBER_REFERRAL') setDialog('refer');
      else if (!isMobileDevice(navigator)) setDialog('app');
      else {
        onStart?.();
        if (type === 'QR_CODE_SCANNING') setDialog('scan');
        else await checkIn();
      }
    });
  };
  const scanned = (code: string) => {
    setDialog(null);
    dispatch('start');
    void prove({ kind: 'code', code });
  };
  const close = () => {
    setDialog(null);
  };

  const button = <EarnButton {...props} state={state} checking={checking} onPress={press} />;
  return (
    <>
      {question.open && <OpenNotice looking={question.looking} onLookAgain={question.lookAgain} />}
      {inBar ? <Action>{button}</Action> : button}
      {dialog === 'app' && <AppDialog onClose={close} />}
      {dialog === 'scan' && <ScanDialog onCode={scanned} onClose={close} />}
      {dialog === 'refer' && member && <ReferDialog member={member} onClose={close} />}
    </>
  );
}

/** Whether a rule has a button: everything else happens without the page. */
export function hasAction(type: EarningRuleType): type is EarnActionProps['type'] {
  return type === 'QR_CODE_SCANNING' || type === 'GPS_CHECK_IN' || type === 'MEMBER_REFERRAL';
}
