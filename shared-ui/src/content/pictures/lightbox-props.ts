import type { SliderPicture } from './picture-slider';

/** Properties of a lightbox. */
export type LightboxProps = {
  pictures: readonly SliderPicture[];
  open: boolean;
  /** Index of the first picture to show. */
  startAt?: number;
  onClose(): void;
};

export type LightboxLayerProps = LightboxProps;
