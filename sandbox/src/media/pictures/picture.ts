import type { LightName } from '../drawing/light';
import type { TintName } from '../drawing/tint';
import type { SceneName } from '../scenes/table';

export const ratios = { photo: 1.6, square: 1, store: 4 / 3, banner: 21 / 9, receipt: 0.75 } as const;
export type Ratio = keyof typeof ratios;

/** Everything that decides how a scene looks; the same values always give the same drawing. */
export type SceneDrawing = {
  readonly scene: SceneName;
  readonly light: LightName;
  readonly tint: TintName;
  /** Which photo of a series: turns the camera and changes small things. */
  readonly take: number;
  readonly seed: string;
};

export type Picture = { readonly ratio: Ratio } & (
  | ({ readonly kind: 'scene' } & SceneDrawing)
  | {
      readonly kind: 'storefront';
      readonly brand: number;
      readonly light: LightName;
      readonly take: number;
      readonly seed: string;
    }
  | { readonly kind: 'brand'; readonly brand: number }
  | { readonly kind: 'receipt'; readonly paper: 'receipt' | 'slip'; readonly seed: string }
  | { readonly kind: 'stamp'; readonly face: 'slot' | 'gift' }
);
