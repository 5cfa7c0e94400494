import { SandboxControl } from '../../harness/sandbox';
import { startStack } from '../../harness/stack';
import { expect, test } from '../../harness/test';
import { asked, carryOutAll, stepIds, writeReport, type Report } from './run';

test.use({ stackData: 'disk', trace: 'off', screenshot: 'off' });
test.describe.configure({ mode: 'parallel' });

const parts = 2;
/** More than a run has: the stacks of visits come after those of workers. */
const workers = 4;
/** Visits at a time, of one part: most of a visit is waiting. */
const visitsAtOnce = 2;

/** A part for each worker; a step is the same in whichever it is. */
for (let part = 0; part < parts; part += 1) {
  const ids = stepIds.filter((_, at) => at % parts === part);
  test(`whatever the network does in ${ids.length} steps, a member is told what is true (part ${part + 1})`, async ({
    browser,
    stack,
    stackData,
    sandbox,
  }, { parallelIndex }) => {
    test.skip(ids.length === 0);
    test.setTimeout(240_000 + ids.length * 30_000);
    const reports: Report[] = [];
    const report = (of: Report) => {
      reports.push(of);
      writeReport(part, reports);
    };
    const idsOf = (letter: string) => ids.filter((id) => id.startsWith(letter));
    // Every act begins with a reset: visits are on a stack of their own.
    const visit = async () => {
      const other = await startStack(workers + parallelIndex, stackData);
      const world = { browser, stack: other, sandbox: new SandboxControl(other.addresses) };
      await carryOutAll(world, idsOf('v'), visitsAtOnce, report).finally(() => other.stop());
    };
    await Promise.all([
      carryOutAll({ browser, stack, sandbox }, idsOf('a'), 1, report),
      idsOf('v').length > 0 && visit(),
    ]);
    const failed = reports.filter(({ wrong }) => wrong.length > 0);
    const told = failed.map(
      ({ id, subject, fault, said, wrong }) =>
        `seed ${asked.seed} step ${id}: ${subject}, ${fault}: ${wrong.join('; ')}${said ? ` [${said}]` : ''}`,
    );
    expect(told, 'npm run chaos -- --seed <seed> --step <step> repeats one').toEqual([]);
  });
}
