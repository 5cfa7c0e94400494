import { useStrings } from '@mrw/shared-contracts';
import { cash } from '@mrw/shared-contracts/constants';
import { NumberField } from '@mrw/shared-ui';
import { formatInteger } from '@mrw/shared-ui/formatters';
import { cleanAmount, mostDollars, type AmountCheck } from './amount-rules';
import s from './cash-page.module.css';
import { cashStrings } from './strings';

const quickAmounts = [10, 20, 50] as const;

type Props = {
  amount: string;
  check: AmountCheck;
  balance: number | null;
  rate: number;
  onChange(amount: string): void;
};

/** The only input of the page, with its costs. */
export function AmountField({ amount, check, balance, rate, onChange }: Props) {
  const t = useStrings(cashStrings);
  const most = balance === null ? null : mostDollars(balance, rate);
  const quick = quickAmounts.filter((dollars) => most === null || dollars <= most);

  return (
    <div>
      <NumberField
        label={t('amount')}
        prefix="HK$"
        large
        maxDigits={cash.maximumDigits}
        enterKeyHint="done"
        value={amount}
        onChange={(event) => {
          onChange(cleanAmount(event.target.value));
        }}
        error={
          check.kind === 'exceeds' ? t('exceedsBalance', { points: formatInteger(check.points) }) : undefined
        }
        help={helpText()}
      />
      <div role="group" aria-label={t('quick')} className={s.quick}>
        {quick.map((dollars) => (
          <button
            key={dollars}
            type="button"
            className={s.chip}
            aria-pressed={amount === String(dollars)}
            onClick={() => {
              onChange(String(dollars));
            }}
          >
            {dollars}
          </button>
        ))}
        {most !== null && most > 0 && (
          <button
            type="button"
            className={s.chip}
            aria-pressed={amount === String(most)}
            onClick={() => {
              onChange(String(most));
            }}
          >
            {t('most', { dollars: formatInteger(most) })}
          </button>
        )}
      </div>
    </div>
  );

  function helpText(): string | undefined {
    if (check.kind !== 'payable') return undefined;
    const points = formatInteger(check.points);
    return check.left === null
      ? t('usesUnknown', { points })
      : t('uses', { points, left: formatInteger(check.left) });
  }
}
