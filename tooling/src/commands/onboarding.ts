import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { stepsOf, type Step } from '../verify/onboarding/guide';
import { Running, take, type Walk } from '../verify/onboarding/walk';
import { root } from '../process/root';

/** Apart from a site and browser tests that may run on this machine. */
const apart = { MRW_PORT_OFFSET: '700', MRW_E2E_SLOT: '7' };

/**
 * `npm run onboarding [-- <repository>]`: clones the committed state, or another repository, runs every step of
 * CONTRIBUTING.md in order, and reports the time of each. Needs Node, git, the package registry and Chromium.
 */
export async function onboarding([repository = `file://${root}`]: string[]): Promise<void> {
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'onboarding-')), 'member-rewards-web');
  const clone = spawnSync('git', ['clone', '--quiet', '--depth', '1', repository, folder]);
  if (clone.status !== 0) throw new Error(`The project could not be cloned: ${clone.stderr.toString()}`);
  const walk: Walk = { folder, env: environment(), log: fs.createWriteStream(`${folder}.log`) };
  console.log(`A fresh clone in ${folder}; what its commands say is in ${folder}.log`);

  const running = new Running();
  const begun = Date.now();
  let heading = '';
  try {
    for (const step of stepsOf(fs.readFileSync(path.join(folder, 'CONTRIBUTING.md'), 'utf8'))) {
      if (step.heading !== heading) console.log(`\n${step.heading}`);
      heading = step.heading;
      const from = Date.now();
      await take(forThisMachine(step), walk, running);
      console.log(`${seconds(from)}  ${nameOf(step)}`);
    }
  } finally {
    await running.stop();
    walk.log.end();
  }
  fs.rmSync(path.dirname(folder), { recursive: true, force: true });
  console.log(`\n${seconds(begun)}  from the clone to a released page of one's own`);
}

const seconds = (from: number) => `${((Date.now() - from) / 1000).toFixed(1).padStart(7)} s`;

const nameOf = (step: Step) =>
  step.kind === 'run' ? step.command : `${step.kind === 'write' ? 'write' : 'change'} ${step.file}`;

/** The guide names the ports of a site that runs alone. */
function forThisMachine(step: Step): Step {
  if (step.kind !== 'run') return step;
  return {
    ...step,
    command: step.command.replace('http://localhost:8080', readAddresses(apart).shell.origin),
  };
}

/** The environment variables of npm for this folder do not apply to the clone. */
const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'))),
  ...apart,
});
