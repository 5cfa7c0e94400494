import { useStrings } from '@mrw/shared-contracts';
import type { SpendLock } from '@mrw/shared-contracts/api/security';
import { digitsOf, PasswordField, RadioGroup, TextField } from '@mrw/shared-ui';
import { SendCode } from './send-code';
import { securityStrings } from './strings';

/** What shows that it is the member: the password, or a code to a contact. */
export type Way = 'password' | SpendLock['contacts'][number]['method'];

type Props = {
  now: SpendLock;
  way: Way;
  typed: string;
  fault: string | null;
  busy: boolean;
  onWay(way: Way): void;
  onType(text: string): void;
  onSent(challenge: string): void;
};

/** The choice of the proof, and its field. */
export function ProofFields({ now, way, typed, fault, busy, onWay, onType, onSent }: Props) {
  const t = useStrings(securityStrings);
  const ways = [
    ...(now.has_password ? [{ value: 'password' as const, label: t('byPassword') }] : []),
    ...now.contacts.map(({ method, contact }) => ({ value: method, label: t('byCode', { contact }) })),
  ];
  return (
    <>
      {ways.length > 1 ? (
        <RadioGroup label={t('how')} options={ways} value={way} disabled={busy} onChange={onWay} />
      ) : (
        way !== 'password' && <p>{ways[0]?.label}</p>
      )}
      {way === 'password' ? (
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          value={typed}
          error={fault ?? undefined}
          onChange={(event) => {
            onType(event.target.value);
          }}
        />
      ) : (
        <>
          <SendCode key={way} method={way} onSent={onSent} />
          <TextField
            label={t('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={typed}
            error={fault ?? undefined}
            onChange={(event) => {
              onType(digitsOf(event.target.value, 6));
            }}
          />
        </>
      )}
    </>
  );
}
