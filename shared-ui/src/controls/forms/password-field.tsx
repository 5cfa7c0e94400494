import { useStrings } from '@mrw/shared-contracts';
import { useState } from 'react';
import { IconButton } from '../buttons/icon-button';
import { formStrings } from './strings';
import { TextField, type TextFieldProps } from './text-field';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'autoComplete'> & {
  /** Autofill hint for password managers. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be shown; pasting is allowed. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useStrings(formStrings);
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      suffix={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={t(shown ? 'hidePassword' : 'showPassword')}
          onClick={() => {
            setShown(!shown);
          }}
        />
      }
    />
  );
}
