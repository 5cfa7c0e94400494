import type { Light } from './light';
import type { Random } from './random';
import type { Tint } from './tint';

export const FRAME_HEIGHT = 1000;

/** What a scene is given: the space to fill and the mood. `take` numbers the photos of one offer. */
export type Frame = {
  readonly width: number;
  readonly cx: number;
  readonly light: Light;
  readonly tint: Tint;
  readonly random: Random;
  readonly take: number;
};

/** A scene fills the whole frame; what matters stays within 480 units of the centre. */
export type Scene = (frame: Frame) => string;
