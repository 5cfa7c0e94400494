import { useStrings } from '@mrw/shared-contracts';
import { classes, type Elements } from '@mrw/shared-ui';
import { BrightnessHint, SecondsRing, TillNumber, TillScreen } from '@mrw/shared-ui/till';
import { useState } from 'react';
import { NamedBarcode, type DrawPicture } from '../coupon-code/code-drawing';
import { CodeText } from '../coupon-code/code-text';
import { readsBack } from '../coupon-code/reads-back';
import { codeStrings } from '../coupon-code/strings';
import { tillModeStrings } from './strings';
import s from './till-mode.module.css';

type Props = {
  /** The name of what is shown or paid. */
  title: string;
  /** In the largest numerals, for cash dollars. */
  amount?: string;
  code: string;
  picture?: DrawPicture | undefined;
  /** A barcode takes the width of the screen. */
  wide?: boolean;
  /** The lifetime of the code, and whether another one follows. */
  ring: { secondsLeft: number; of: number; last?: boolean } | null;
  /** What the till said of the code, above it. */
  notice?: Elements;
  /** The result, in place of the code. */
  state?: Elements;
  onClose(): void;
};

/** A code alone on a white screen, for the scanner at the till. */
export function TillMode({ title, amount, notice, state, onClose, ...code }: Props) {
  // Rotated by a quarter turn.
  const [turned, setTurned] = useState(false);
  return (
    <TillScreen label={title} className={turned ? s.turned : undefined} onClose={onClose}>
      <p className={s.title}>{title}</p>
      {amount !== undefined && <p className={s.amount}>{amount}</p>}
      {notice}
      {state ?? <Code {...code} onTurn={setTurned} />}
    </TillScreen>
  );
}

type CodeProps = Pick<Props, 'code' | 'picture' | 'wide' | 'ring'> & { onTurn(turned: boolean): void };

function Code({ code, picture, wide, ring, onTurn }: CodeProps) {
  const t = useStrings(tillModeStrings);
  const tCode = useStrings(codeStrings);
  // Some tills have a scanner that reads barcodes only.
  const [asBarcode, setAsBarcode] = useState(false);
  return (
    <>
      {asBarcode ? (
        <NamedBarcode key={code} code={code} format="CODE128" look={s.barcode} onTurn={onTurn} />
      ) : (
        picture?.(wide ? s.barcode : s.qr, onTurn)
      )}
      <TillNumber
        value={code}
        title={tCode('copy')}
        translate="no"
        className={classes(s.number, !picture && s.textCode)}
      >
        <CodeText code={code} />
      </TillNumber>
      {ring && <SecondsRing {...ring} />}
      {picture && !wide && readsBack(code, 'CODE128') && (
        <button
          type="button"
          className={s.alternative}
          onClick={() => {
            setAsBarcode(!asBarcode);
          }}
        >
          {t(asBarcode ? 'showQrCode' : 'showBarcode')}
        </button>
      )}
      <BrightnessHint />
    </>
  );
}
