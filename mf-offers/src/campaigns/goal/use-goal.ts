import { useHost } from '@mrw/shared-contracts';
import { useState } from 'react';
import { goal, type Goal } from './goal';

/** The one goal of the member, stored in this browser. */
export function useGoal() {
  const { storage } = useHost();
  const [stored] = useState(() =>
    storage.member('goal_pinned', goal, {
      lifetime: 'browser',
      staysBecause: 'points for a goal are collected over many visits of the same member',
    }),
  );
  const [pinned, setPinned] = useState(() => stored.read());
  return {
    pinned,
    pin: (next: Goal | null) => {
      if (next) stored.write(next);
      else stored.remove();
      setPinned(next);
    },
  };
}
