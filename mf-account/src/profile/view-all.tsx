import { useStrings } from '@mrw/shared-contracts';
import { Button, Dialog, TextLink, usePhone, VisuallyHidden } from '@mrw/shared-ui';
import { useState, type ReactNode } from 'react';
import s from './profile.module.css';
import { profileStrings } from './strings';

type Props = {
  title: string;
  /** The page that phones navigate to. */
  page: string;
  state?: unknown;
  /** Content of the modal on wider screens. */
  children: ReactNode;
};

/** A modal on desktop, a page on mobile (§2). */
export function ViewAll({ title, page, state, children }: Props) {
  const t = useStrings(profileStrings);
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  const label = (
    <>
      <span>{t('viewAll')}</span>
      <VisuallyHidden>{` – ${title}`}</VisuallyHidden>
    </>
  );
  if (phone) {
    return (
      <TextLink to={page} state={state}>
        {label}
      </TextLink>
    );
  }
  return (
    <>
      <span className={s.viewAll}>
        <Button
          variant="quiet"
          onClick={() => {
            setOpen(true);
          }}
        >
          {label}
        </Button>
      </span>
      <Dialog
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title={title}
        size="large"
      >
        {children}
      </Dialog>
    </>
  );
}
