import type { SliderPicture } from './PictureSlider';

export type LightboxProps = {
  pictures: readonly SliderPicture[];
  open: boolean;
  /** Index of the picture to begin with. */
  startAt?: number;
  onClose(): void;
};

export type LightboxLayerProps = LightboxProps;
