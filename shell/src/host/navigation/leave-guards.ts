import type { BlockedNavigation, HostNavigation, Leaving } from '@mrw/shared-contracts';

type Guard = { when(leaving?: Leaving): boolean; onBlocked(navigation: BlockedNavigation): void };

export type LeaveGuards = {
  add: HostNavigation['block'];
  /** The first guard that blocks leaving this page. */
  asking(leaving: Leaving): Guard | undefined;
  /** Leaves this page, after a yes where a guard asks. */
  leave(move: () => void): void;
};

/** Guards against leaving: other pages of the site, and closing the tab. */
export function leaveGuards(): LeaveGuards {
  const guards = new Set<Guard>();
  // The newest asks first: it lies over the others.
  const asking = (leaving: Leaving) => [...guards].reverse().find((guard) => guard.when(leaving));
  return {
    asking,
    leave: (move) => {
      const guard = asking('leave');
      if (guard) guard.onBlocked({ proceed: move, reset: () => undefined });
      else move();
    },
    add: (when, onBlocked) => {
      const guard: Guard = { when, onBlocked };
      const onClose = (event: BeforeUnloadEvent) => {
        if (when('close')) event.preventDefault();
      };
      guards.add(guard);
      window.addEventListener('beforeunload', onClose);
      return () => {
        guards.delete(guard);
        window.removeEventListener('beforeunload', onClose);
      };
    },
  };
}
