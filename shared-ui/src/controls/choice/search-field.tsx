import { Icon, IconButton, TextField } from '@mrw/shared-ui';
import { useEffect, useRef, useState, type Ref } from 'react';
import s from './search-field.module.css';

export type SearchFieldProps = {
  label: string;
  placeholder?: string;
  /** Name of the button that empties the field. */
  clearLabel: string;
  /** The words of the search that is shown. */
  words: string;
  onChange(words: string): void;
  onFocus?(): void;
  ref?: Ref<HTMLInputElement>;
};

/** Milliseconds without a key before a search begins. */
const pause = 300;

/** A search that starts without a press, and waits until the composition of a character ends. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, clearLabel, words, onChange, onFocus, ref } = props;
  const [text, setText] = useState(words);
  const [composing, setComposing] = useState(false);
  // The last words in the address: a change from elsewhere (Back, clear) is copied to the field.
  const [known, setKnown] = useState(words);
  if (words !== known) {
    setKnown(words);
    setText(words);
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
    <div role="search" className={s.search}>
      <TextField
        ref={ref}
        type="search"
        label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        prefix={<Icon name="search" size={20} />}
        suffix={
          text !== '' && (
            <span className={s.clear}>
              <IconButton
                icon="close"
                label={clearLabel}
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
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // The field may be in a form: Enter searches and sends nothing.
          event.preventDefault();
          search(wanted);
        }}
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
    </div>
  );
}
