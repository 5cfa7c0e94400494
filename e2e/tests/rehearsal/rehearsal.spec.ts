import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { deploymentManifest } from '@mrw/shared-contracts/manifest';
import { bucketOf } from '@mrw/shared-contracts/manifest/bucket';
import { readRows } from '@mrw/tooling/canary-rows';
import { play } from '@mrw/tooling/rehearsal';
import { everything } from '../../harness/everything';
import { changedCopy, liveVersion, release, standAlone, withdraw } from '../../harness/releases';
import { expect, test } from '../../harness/test';
import { badReleases, goodReleases, type ReleaseEdit } from './release-edits';
import { visitAs } from './visitor';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const releases = path.join(root, 'var/releases/mf-stores');

/** In `npm test` one that is kept out and one that is noticed. */
const some = new Set(['takes the path of another remote', 'removes the header']);

const all = [
  ...badReleases.map((edit) => ({ kind: 'bad' as const, edit })),
  ...goodReleases.map((edit) => ({ kind: 'good' as const, edit })),
].filter(({ edit }) => everything || some.has(edit.name));

test.describe.configure({ timeout: 180_000 });

for (const [index, { kind, edit }] of all.entries())
  test(`a ${kind} release (${edit.name}) ${kind === 'bad' ? 'does not go' : 'goes'} live, and its visits keep header and footer`, async ({
    stack,
    sandbox,
    browser,
  }) => {
    const version = `8.${test.info().workerIndex}.${index}`;
    const live = liveVersion(stack.environment, 'mf-stores');
    const observed = { kind, version, live, share: edit.share };
    try {
      const refused = goLive(stack.environment, version, edit);
      if (refused) {
        expect(kind, refused).toBe('bad');
        return;
      }
      const { salt } = deploymentManifest.parse(
        await (await fetch(`${stack.addresses.shell.origin}/deployment.json`)).json(),
      );
      const names = Array.from({ length: 500 }, (_, count) => `device-${count}`);
      const deviceOf = (canary: boolean) =>
        names.find((name) => bucketOf(salt, 'mf-stores', name) < 5 === canary) ?? '';
      const seen = await visitAs({ browser, stack }, deviceOf(true), edit.visitor ?? {}, 3);
      await visitAs({ browser, stack }, deviceOf(false), edit.visitor ?? {}, 2);
      const rows = readRows(await sandbox.get('/sandbox/telemetry'));
      const own = rows.filter(({ remote }) => remote === 'mf-stores');
      const canaryVisits = new Set(own.filter(({ record }) => record.canary).map(({ visit }) => visit));
      const of = (canary: boolean) => own.filter(({ visit }) => canaryVisits.has(visit) === canary);
      const played = play({ ...observed, canaryRows: of(true), liveRows: of(false) }, index + 1);
      const description = `after ${played.minutes} min and ${played.visits} visits: ${played.reason}`;
      test.info().annotations.push({ type: played.outcome, description });
      expect(played.outcome, description).toBe(kind === 'bad' ? 'withdrawn' : 'live');
      expect(seen.framed).toBe(true);
      expect(seen.panels).toBeLessThanOrEqual(2);
      expect(of(true).length, 'records of the canary').toBeGreaterThan(0);
    } finally {
      release(stack.environment, 'rollout', 'mf-stores', '0', version);
      withdraw('mf-stores', version);
    }
  });

/** Publishes and rolls out as a team does. @returns the first line of a refusal */
function goLive(environment: string, version: string, edit: ReleaseEdit): string | null {
  try {
    const sources = changedCopy('mf-stores', `stores-${version}`, edit);
    release(environment, 'publish', 'mf-stores', version, '--folder', sources);
    if (edit.onHost) standAlone('mf-stores', version);
    release(environment, 'rollout', 'mf-stores', version, '--plan', '5,25,100', '--every', '10m');
    if (edit.onHost) spoil(path.join(releases, version), edit.onHost);
    return null;
  } catch (error) {
    const lines = String(error)
      .split('\n')
      .map((line) => line.trim());
    return lines.find((line) => line.startsWith('- '))?.slice(2) ?? lines.find((line) => line !== '') ?? '';
  }
}

function spoil(place: string, how: NonNullable<ReleaseEdit['onHost']>): void {
  const files = fs
    .readdirSync(place)
    .filter((name) => name.includes(how === 'loses a chunk' ? 'store-detail' : 'remoteEntry'));
  for (const name of files)
    if (how === 'loses a chunk') fs.rmSync(path.join(place, name));
    else fs.writeFileSync(path.join(place, name), name.endsWith('.js') ? '// changed' : Buffer.alloc(0));
}
