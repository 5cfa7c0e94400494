import { useStrings } from '@mrw/shared-contracts';
import { Dialog } from 'react-aria-components';
import { IconButton } from '../../controls/buttons/icon-button';
import { ModalLayer } from '../../dialogs/overlays/modal-layer';
import { Carousel } from './carousel';
import type { LightboxLayerProps } from './lightbox-props';
import s from './lightbox.module.css';
import { atWidth, isPictureAddress, pictureSet } from '../../basics/picture-sources';
import { pictureStrings } from './strings';

export default function LightboxLayer({ pictures, open, startAt = 0, onClose }: LightboxLayerProps) {
  const t = useStrings(pictureStrings);
  return (
    <ModalLayer
      open={open}
      onClose={onClose}
      dismissable={false}
      closable
      scrimClass={s.scrim}
      modalClass={s.modal}
    >
      <Dialog aria-label={t('pictures')} className={s.dialog ?? ''}>
        <div className={s.close}>
          <IconButton icon="close" label={t('close')} onClick={onClose} />
        </div>
        <Carousel
          label={t('pictures')}
          startAt={startAt}
          className={s.carousel}
          slides={pictures.map(({ src, alt }, index) => ({
            id: index,
            content:
              src && isPictureAddress(src) ? (
                <img
                  className={s.picture}
                  src={atWidth(src, 1280)}
                  srcSet={pictureSet(src)}
                  sizes="100vw"
                  alt={alt}
                  loading="lazy"
                  draggable={false}
                />
              ) : null,
          }))}
        />
      </Dialog>
    </ModalLayer>
  );
}
