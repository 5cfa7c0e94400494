import { useStrings } from '@mrw/shared-contracts';
import { Icon, IconButton, TextField } from '@mrw/shared-ui';
import { useEffect, useRef, useState } from 'react';
import s from './name-search.module.css';
import { nameSearchStrings } from './strings';

type Props = { name: string; onChange(name: string): void; onFocus(): void };

/** Milliseconds without a key before a search begins. */
const pause = 300;

/** The search by name. It starts without a press, and waits until the composition of a character ends. */
export function NameSearch({ name, onChange, onFocus }: Props) {
  const t = useStrings(nameSearchStrings);
  const [text, setText] = useState(name);
  const [composing, setComposing] = useState(false);
  // The last name in the address: a change from elsewhere (Back, clear) is copied to the field.
  const [known, setKnown] = useState(name);
  if (name !== known) {
    setKnown(name);
    setText(name);
  }
  const search = (next: string) => {
    setKnown(next);
    onChange(next);
  };
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });

  const wanted = text.trim();
  useEffect(() => {
    if (composing || wanted === known) return;
    const timer = setTimeout(() => {
      latest.current(wanted);
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [composing, wanted, known]);

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(wanted);
      }}
    >
      <TextField
        type="search"
        label={t('label')}
        placeholder={t('example')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        prefix={<Icon name="search" size={20} />}
        suffix={
          text !== '' && (
            <span className={s.clear}>
              <IconButton
                icon="close"
                label={t('clear')}
                onClick={() => {
                  setText('');
                  search('');
                }}
              />
            </span>
          )
        }
        value={text}
        onFocus={onFocus}
        onChange={({ target }) => {
          setText(target.value);
        }}
        onCompositionStart={() => {
          setComposing(true);
        }}
        onCompositionEnd={() => {
          setComposing(false);
        }}
      />
    </form>
  );
}
