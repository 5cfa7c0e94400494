import type { BlockedNavigation, HostNavigation } from '@mrw/shared-contracts';

type Guard = { when(): boolean; onBlocked(navigation: BlockedNavigation): void };

export type LeaveGuards = {
  add: HostNavigation['block'];
  /** The first guard that blocks leaving this page. */
  asking(): Guard | undefined;
};

/** Guards against leaving: other pages of the site, and closing the tab. */
export function leaveGuards(): LeaveGuards {
  const guards = new Set<Guard>();
  return {
    asking: () => [...guards].find((guard) => guard.when()),
    add: (when, onBlocked) => {
      const guard: Guard = { when, onBlocked };
      const onClose = (event: BeforeUnloadEvent) => {
        if (when()) event.preventDefault();
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
