import { useStrings } from '@mrw/shared-contracts';
import { Carousel } from './carousel';
import { Picture } from './picture';
import type { Ratio } from './ratio-box';
import s from './slider.module.css';
import { pictureStrings } from './strings';

/** A picture of a slider; null where it has none. */
export type SliderPicture = { src: string | null; alt: string };

export type PictureSliderProps = {
  pictures: readonly SliderPicture[];
  ratio: Ratio;
  sizes?: string;
  /** A press on a picture, with its index; usually opens a Lightbox. */
  onOpen?(index: number): void;
};

/** The pictures of one item. Without any it shows the placeholder. */
export function PictureSlider({ pictures, ratio, sizes, onOpen }: PictureSliderProps) {
  const t = useStrings(pictureStrings);
  if (pictures.length === 0) return <Picture src={null} alt="" ratio={ratio} />;
  const slides = pictures.map(({ src, alt }, index) => {
    const picture = <Picture src={src} alt={alt} ratio={ratio} sizes={sizes} priority={index === 0} />;
    return {
      id: index,
      takesFocus: onOpen !== undefined,
      content: onOpen ? (
        <button
          type="button"
          className={s.open}
          aria-label={[alt, t('enlarge', { number: index + 1 })].filter(Boolean).join(' – ')}
          onClick={() => {
            onOpen(index);
          }}
        >
          {picture}
        </button>
      ) : (
        picture
      ),
    };
  });
  if (slides.length === 1) return <div className={s.single}>{slides[0]?.content}</div>;
  return <Carousel label={t('pictures')} slides={slides} className={s.single} />;
}
