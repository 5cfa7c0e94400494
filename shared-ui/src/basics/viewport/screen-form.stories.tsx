import { type Meta, story } from '../../testing/story';
import { usePhone } from './media-query';
import { ScreenForm } from './screen-form';

const meta: Meta = { title: 'Layout/ScreenForm', component: ScreenForm };

export default meta;

function OfferOrReason({ offer, reason }: { offer: string; reason: string }) {
  const phone = usePhone();
  return (
    <>
      <ScreenForm of="phone" chosen={phone}>
        <p>{offer}</p>
      </ScreenForm>
      <ScreenForm of="wider" chosen={!phone}>
        <p>{reason}</p>
      </ScreenForm>
    </>
  );
}

/** A text of its own for phones. */
export const ByWidth = story((w) => <OfferOrReason offer={w.offer} reason={w.reason} />);
