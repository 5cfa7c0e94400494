import type { SentRecord } from '@mrw/shared-contracts/telemetry';
import { countRepeats } from '../host/count-repeats';

/** Records of one page load that are sent one by one; a page that fails in ever new ways is counted from there on. */
const most = 300;

/**
 * Folds equal records without a value into one with their number: the first goes on at once, its repetitions as one
 * record. Records beyond the limit of a page load are one `over-limit`.
 */
export function foldRecords(pass: (record: SentRecord) => void) {
  let passed = 0;
  const { add, flush } = countRepeats((_, text, times) => {
    passed += 1;
    const record = JSON.parse(text) as SentRecord;
    pass(times > 1 ? { ...record, times } : record);
  });
  return {
    add: (record: SentRecord) => {
      const { kind, code, path, remote, version, value, at, detail = '' } = record;
      if (passed >= most) {
        const text = JSON.stringify({ kind: 'error', code: 'over-limit', path } satisfies SentRecord);
        add('over-limit', () => text);
      } else if (value === undefined) {
        // Numbers differ from one to the next, such as those of lines or items.
        const cause = at ? at.join() : detail.replace(/\d+/g, '0');
        add(JSON.stringify([kind, code, path, remote, version, cause]), () => JSON.stringify(record));
      } else {
        passed += 1;
        pass(record);
      }
    },
    flush,
  };
}
