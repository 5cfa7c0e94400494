import { useStrings } from '@mrw/shared-contracts';
import { useState } from 'react';
import { Button } from '../../controls/buttons/button';
import { usePhone } from '../../basics/viewport/media-query';
import { ScreenForm } from '../../basics/viewport/screen-form';
import { VisuallyHidden } from '../../visually-hidden';
import { Prose } from './prose';
import { SafeHtml } from './safe-html';
import { plainText, shorten } from './shorten';
import { longTextStrings } from './strings';
import s from './text.module.css';

export type CollapsibleProps = {
  text: string;
  /** `html` when the server sends markup. */
  format?: 'plain' | 'html';
  /** Characters that are always shown (§9). */
  limit?: number;
  /** Wider screens show everything (§2). */
  onlyOnPhone?: boolean;
  /** What the text is about: tells its button from those of other texts on the page. */
  title?: string;
};

/** A long text behind "Read more". */
export function Collapsible({
  text,
  format = 'plain',
  limit = 200,
  onlyOnPhone = false,
  title,
}: CollapsibleProps) {
  const t = useStrings(longTextStrings);
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  const beginning = shorten(format === 'html' ? plainText(text) : text, limit);
  const whole = format === 'html' ? <SafeHtml html={text} /> : <Prose text={text} />;

  if (beginning === null) return whole;
  const folded = (
    <div>
      {open ? whole : <Prose text={beginning} />}
      <div className={s.toggle}>
        <Button
          variant="quiet"
          aria-expanded={open}
          onClick={() => {
            setOpen(!open);
          }}
        >
          <span>{t(open ? 'less' : 'more')}</span>
          {title && <VisuallyHidden>{` – ${title}`}</VisuallyHidden>}
        </Button>
      </div>
    </div>
  );
  if (!onlyOnPhone) return folded;
  return (
    <>
      <ScreenForm of="phone" chosen={phone}>
        {folded}
      </ScreenForm>
      <ScreenForm of="wider" chosen={!phone}>
        {whole}
      </ScreenForm>
    </>
  );
}
