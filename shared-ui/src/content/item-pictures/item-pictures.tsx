import { Lightbox, PictureSlider, type PictureSliderProps } from '@mrw/shared-ui';
import { useState } from 'react';

export type ItemPicturesProps = Omit<PictureSliderProps, 'onOpen'>;

/** The pictures of one item; a press shows them over the whole screen. */
export function ItemPictures(props: ItemPicturesProps) {
  const [enlarged, setEnlarged] = useState<number | null>(null);
  return (
    <>
      <PictureSlider {...props} onOpen={setEnlarged} />
      <Lightbox
        pictures={props.pictures}
        open={enlarged !== null}
        startAt={enlarged ?? 0}
        onClose={() => {
          setEnlarged(null);
        }}
      />
    </>
  );
}
