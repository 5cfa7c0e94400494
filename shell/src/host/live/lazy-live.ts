import type { Live } from '@mrw/shared-contracts';
import type { LiveParts } from './shared-stream';

/** Live answers, with code that is loaded when the first page waits; without its script nothing is heard. */
export function lazyLive(parts: LiveParts): Live {
  let code: Promise<Live | null> | null = null;
  return {
    wait: (hear) => {
      let end: (() => void) | null = null;
      let isOver = false;
      code ??= import(/* webpackChunkName: "live" */ './shared-stream').then(
        ({ createLive }) => createLive(parts),
        () => (code = null),
      );
      void code.then((live) => {
        if (live && !isOver) end = live.wait(hear);
      });
      return () => {
        isOver = true;
        end?.();
      };
    },
  };
}
