import { foldedLines, shownLines, type Received, type ReceivedStore } from './received';

/** How many lines are kept; the oldest ones give way. */
const limit = 50_000;

/** Lines in memory: the default of one machine. They end with the process. */
export function memoryStore(): ReceivedStore {
  // The order of the first ones.
  const lines = new Map<string, Received>();
  const forgetOldest = () => {
    for (const key of lines.keys()) {
      if (lines.size <= limit) return;
      lines.delete(key);
    }
  };
  return {
    add: (added) => {
      const isNew: Received[] = [];
      for (const { key, row } of foldedLines(added)) {
        const known = lines.get(key);
        if (!known) isNew.push(row);
        lines.set(key, known ? { ...known, times: known.times + row.times } : row);
      }
      forgetOldest();
      return Promise.resolve(isNew);
    },
    newest: () => Promise.resolve([...lines.values()].slice(-shownLines).toReversed()),
    since: (from) =>
      Promise.resolve([...lines.values()].filter(({ time }) => Date.parse(time) >= from.getTime())),
    clear: () => {
      lines.clear();
      return Promise.resolve();
    },
  };
}
