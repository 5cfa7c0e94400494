import type { BlockedNavigation, HostNavigation } from '@mrw/shared-contracts';

type Guard = { when(): boolean; onBlocked(navigation: BlockedNavigation): void };

export type LeaveGuards = {
  add: HostNavigation['block'];
  /** The first guard that wants to be asked before this page is left. */
  asking(): Guard | undefined;
};

/** Who wants to be asked before the visitor leaves: other pages of the site, and the tab itself. */
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
