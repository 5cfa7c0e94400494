import { useHost, useKept, useStrings } from '@mrw/shared-contracts';
import type { EarningRuleType } from '@mrw/shared-contracts/api/earning-rules';
import { isMobileDevice } from '@mrw/shared-contracts/device/mobile-device';
import { CheckingOutcome, useUnknownOutcome } from '@mrw/shared-ui/outcome';
import { useNow } from '@mrw/shared-ui';
import { useSingleFlight } from '@mrw/shared-ui/actions/use-single-flight';
import { useCurrentMember } from '@mrw/shared-ui/member';
import { useCallback, useEffect } from 'react';
import { useRefusedText } from '../acquire/refused';
import { Action } from '../action-bar/action-bar';
import { isClosedToday } from '../../campaigns/availability';
import { usePress } from '../../campaigns/press/use-press';
import { ScanDialog } from '../scanner/scan-dialog';
import { UnknownNotice } from '../unknown-outcome/unknown-notice';
import { AppDialog } from './app-dialog';
import { afterTick, earnTransition, tickTime, type EarnEvent, type EarnState } from './earn-state';
import { EarnButton } from './earn-button';
import type { EarnActionProps } from './earn-props';
import type { EarnOutcome, Proof } from './earn';
import { readPosition } from './position';
import { ReferDialog } from './refer-dialog';
import { earningStrings } from './strings';

/** The button of an earning rule with everything that a press needs: camera, location, link. */
export function EarnAction(props: EarnActionProps) {
  const { id, campaign, type, givesCoupon, inBar = false, onProof, onOutcome } = props;
  const t = useStrings(earningStrings);
  const textOf = useRefusedText();
  const { notify } = useHost();
  const member = useCurrentMember();
  const mayPress = usePress(campaign);
  const muted = isClosedToday(campaign, useNow());
  const [checking, run] = useSingleFlight();
  const act = `earning ${id}`;
  const [state, setState] = useKept<EarnState>(act, 'idle');
  const [dialog, setDialog] = useKept<'app' | 'scan' | 'refer' | null>(`${act}, dialog`, null);
  const dispatch = useCallback(
    (event: EarnEvent) => {
      setState((before) => earnTransition(before, event));
    },
    [setState],
  );

  useEffect(() => {
    if (state !== 'tick') return;
    const timer = setTimeout(() => {
      dispatch(afterTick(type, givesCoupon));
    }, tickTime);
    return () => {
      clearTimeout(timer);
    };
  }, [state, type, givesCoupon, dispatch]);

  // The button stays busy until the outcome is resolved: nothing is sent twice.
  const question = useUnknownOutcome<EarnOutcome>(
    (outcome) => {
      if (outcome.kind === 'unknown') return;
      dispatch(outcome.kind === 'earned' ? 'succeed' : 'fail');
      if (outcome.kind !== 'earned') notify.toast(textOf(outcome, t('failed')), 'failed');
      onOutcome(outcome);
    },
    { key: act, passing: true },
  );
  const prove = async (proof: Proof) => {
    question.receive(await onProof(proof, question.check));
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
      else if (type === 'QR_CODE_SCANNING') setDialog('scan');
      else await checkIn();
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

  const button = <EarnButton {...props} muted={muted} state={state} checking={checking} onPress={press} />;
  return (
    <>
      {question.checking && <CheckingOutcome />}
      {question.open && <UnknownNotice looking={question.looking} onLookAgain={question.lookAgain} />}
      {inBar ? <Action>{button}</Action> : button}
      {dialog === 'app' && <AppDialog onClose={close} />}
      {dialog === 'scan' && <ScanDialog onCode={scanned} onClose={close} />}
      {dialog === 'refer' && member && <ReferDialog member={member} campaign={campaign} onClose={close} />}
    </>
  );
}

/** Whether a rule has a button: other rules need no action on the page. */
export function hasAction(type: EarningRuleType): type is EarnActionProps['type'] {
  return type === 'QR_CODE_SCANNING' || type === 'GPS_CHECK_IN' || type === 'MEMBER_REFERRAL';
}
