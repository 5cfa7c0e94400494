import type { BlockedNavigation, HostNavigation, Leaving } from '@mrw/shared-contracts';

type Guard = { when(leaving?: Leaving): boolean; onBlocked(navigation: BlockedNavigation): void };

export type LeaveGuards = {
  add: HostNavigation['block'];
  /** The first guard that blocks leaving this page. */
  asking(leaving: Leaving): Guard | undefined;
};

/** Guards against leaving: other pages of the site, and closing the tab. */
export function leaveGuards(): LeaveGuards {
  const guards = new Set<Guard>();
  return {
    // The newest asks first: it lies over the others.
    asking: (leaving) => [...guards].reverse().find((guard) => guard.when(leaving)),
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
