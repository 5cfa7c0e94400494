import { expect, test } from '../../harness/test';
import { asked, carryOut, stepIds, writeReport, type Report } from './run';

test.use({ stackData: 'disk', trace: 'off', screenshot: 'off' });
test.describe.configure({ mode: 'parallel' });

/** Two parts for two workers; a step is the same in whichever it is. */
for (const part of [0, 1]) {
  const ids = stepIds.filter((_, at) => at % 2 === part);
  test(`whatever the network does in ${ids.length} steps, a member is told what is true (part ${part + 1})`, async ({
    browser,
    stack,
    sandbox,
  }) => {
    test.skip(ids.length === 0);
    test.setTimeout(60_000 + ids.length * 30_000);
    const reports: Report[] = [];
    for (const id of ids) {
      reports.push(await carryOut({ browser, stack, sandbox }, id));
      writeReport(part, reports);
    }
    const failed = reports.filter(({ wrong }) => wrong.length > 0);
    const told = failed.map(
      ({ id, subject, fault, said, wrong }) =>
        `seed ${asked.seed} step ${id}: ${subject}, ${fault}: ${wrong.join('; ')}${said ? ` [${said}]` : ''}`,
    );
    expect(told, 'npm run chaos -- --seed <seed> --step <step> repeats one').toEqual([]);
  });
}
