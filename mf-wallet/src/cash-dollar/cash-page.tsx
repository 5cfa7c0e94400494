import { useHost, useKept, useStrings } from '@mrw/shared-contracts';
import { Button, Notice, OfflineStrip, PageLayout, StickyActionBar, useOfflineReason } from '@mrw/shared-ui';
import { useMember } from '@mrw/shared-ui/member';
import { useLocation } from 'react-router-dom';
import { partnerStrings } from '../partner/strings';
import { readCashState, type ChosenStore } from '../store-picker/picker-state';
import { AmountField } from './amount-field';
import { checkAmount, cleanAmount } from './amount-rules';
import { askBeforePaying } from './ask-again';
import { BalanceCard } from './balance-card';
import { CashCode } from './cash-code';
import s from './cash-page.module.css';
import { ConfirmPayment } from './confirm-payment';
import { isCreating } from './payment';
import { PaidResult, type Order } from './paid-result';
import { PaymentNotes } from './payment-notes';
import { StoreChoice } from './store-choice';
import { cashStrings } from './strings';
import { usePayment } from './use-payment';

/** Why an amount cannot be paid; the field says what is wrong with it. */
const reasons = {
  empty: 'enterAmount',
  unreadable: 'correctAmount',
  exceeds: 'correctAmount',
  payable: null,
} as const;

/** /use_cash_dollar */
export default function CashPage() {
  const t = useStrings(cashStrings);
  const tPartner = useStrings(partnerStrings);
  const { config, embed, storage } = useHost();
  const { pointAccount, pointsReadAt } = useMember();
  const offline = useOfflineReason();
  const arrived = readCashState(useLocation().state);
  // The chosen store arrives a moment after the page.
  const [typed, setAmount] = useKept<string | null>('amount', null);
  const [chosen, setStore] = useKept<ChosenStore | null>('store', null);
  const amount = typed ?? cleanAmount(arrived.amount ?? '');
  const store = chosen ?? arrived.store ?? null;
  const rate = config.pointsPerCashDollar;
  const check = checkAmount(amount, pointAccount?.balance ?? null, rate);
  const [orderRef] = useKept<{ current: Order | null }>('order', () => ({ current: null }));
  const [paid, setPaid] = useKept<Order | null>('paid', null);
  const { payment, problem, refusal, ask, create, refresh, close, cancelUnanswered } = usePayment(() => {
    setAmount('');
    setPaid(orderRef.current);
  });
  const storeNeeded = config.flags.cashStoreRequired || embed.isOpenInOtherSite;
  const storeMissing = storeNeeded && store === null;
  const { shopPlatform } = config.flags;

  const createFor = (dollars: number) => {
    orderRef.current = { before: pointAccount?.balance ?? null, points: -dollars * rate };
    setPaid(null);
    create({ shopPlatform, cash_dollar: dollars, ...(store && !shopPlatform ? { store: store.id } : {}) });
  };
  const pay = () => {
    if (check.kind !== 'payable') return;
    if (shopPlatform && askBeforePaying(storage).read() === null) ask(check.dollars);
    else createFor(check.dollars);
  };

  const reason = storeMissing ? 'storeNeeded' : reasons[check.kind];

  return (
    <PageLayout title={t('title')} width="narrow">
      <OfflineStrip savedAt={pointsReadAt ?? null} />
      <div className={s.parts}>
        <BalanceCard pointAccount={pointAccount} pointsReadAt={pointsReadAt} rate={rate} />
        <AmountField
          amount={amount}
          check={check}
          balance={pointAccount?.balance ?? null}
          rate={rate}
          onChange={setAmount}
        />
        {storeNeeded && <StoreChoice store={store} amount={amount} onChoose={setStore} />}
        <PaymentNotes payment={payment} problem={problem} rate={rate} onCancel={cancelUnanswered} />
        <PaidResult order={paid} isTold={payment.kind !== 'paid'} />
        <Notice>{t('window')}</Notice>
      </div>
      <StickyActionBar>
        <Button
          wide
          icon="cash"
          busy={isCreating(payment) || payment.kind === 'applying'}
          busyLabel={payment.kind === 'applying' ? tPartner('waiting') : t('creating')}
          disabled={offline !== null || reason !== null}
          disabledReason={offline ?? (reason === null ? undefined : t(reason))}
          onClick={pay}
        >
          {t('pay')}
        </Button>
      </StickyActionBar>
      <ConfirmPayment
        dollars={payment.kind === 'confirming' ? payment.dollars : null}
        rate={rate}
        balance={pointAccount?.balance ?? null}
        onConfirm={createFor}
        onClose={close}
      />
      <CashCode payment={payment} refusal={refusal} onRefresh={refresh} onClose={close} />
    </PageLayout>
  );
}
