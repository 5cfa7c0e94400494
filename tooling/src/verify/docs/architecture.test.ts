/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { remoteDeclaration } from '@mrw/shared-contracts/manifest';
import { slotsOfTheFrame } from '../../compile/webpack/host-descriptor';
import * as z from 'zod/mini';
import { readJson } from '../../process/package-manifest';
import { remoteNames, root } from '../../process/root';

const drawing = fs.readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
const drawn = (arrow: RegExp) => [...drawing.matchAll(arrow)].map(([, ...ends]) => ends.join(' ')).sort();

const { workspaces } = z
  .object({ workspaces: z.array(z.string()) })
  .parse(readJson(path.join(root, 'package.json')));
const manifest = z.object({ dependencies: z.optional(z.record(z.string(), z.string())) });
/** A package below another one publishes parts of it. */
const packages = workspaces.filter((name) => !name.includes('/'));
const declarations = remoteNames.map((name) =>
  remoteDeclaration.parse(readJson(path.join(root, name, 'remote.json'))),
);

/** Slots and the packages that have a place for them. */
const places = ['shell', ...remoteNames].flatMap((name) => {
  const sources = fs
    .readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => fs.readFileSync(path.join(root, name, 'src', file), 'utf8'))
    .join();
  const slots = new Set([...sources.matchAll(/<Slot name="([a-z-]+)"/g)].map(([, slot]) => slot));
  return [...slots].map((slot) => ({ slot, page: name }));
});

test('what a package says that it draws is what its pages have', () => {
  const said = declarations.flatMap(({ name, draws = [] }) => draws.map((slot) => `${slot} ${name}`));
  const ofShell = slotsOfTheFrame.map((slot) => `${slot} shell`);
  expect([...said, ...ofShell].sort()).toEqual(places.map(({ slot, page }) => `${slot} ${page}`).sort());
});

test('full arrows of the drawing are the imports that the packages declare', () => {
  const declared = packages.flatMap((name) =>
    Object.keys(manifest.parse(readJson(path.join(root, name, 'package.json'))).dependencies ?? {})
      .filter((other) => other.startsWith('@mrw/'))
      .map((other) => `${name} ${other.slice('@mrw/'.length)}`),
  );
  expect(drawn(/^ {2}(\S+) --> (\S+)$/gm)).toEqual(declared.sort());
});

test('the shell of the drawing loads every remote, and nothing else', () => {
  expect(drawn(/^ {2}(\S+) -\. loads \.-> (\S+)$/gm)).toEqual(remoteNames.map((name) => `shell ${name}`));
});

test('slots of the drawing go from the remote that fills them to the page that has the place', () => {
  const filled = declarations.flatMap(({ name, slots = {} }) =>
    Object.keys(slots).flatMap((slot) => {
      const pages = places.filter((place) => place.slot === slot);
      return pages.length > 0 ? pages.map(({ page }) => `${name} ${slot} ${page}`) : [`${slot} has no place`];
    }),
  );
  expect(filled.length).toBeGreaterThan(0);
  expect(drawn(/^ {2}(\S+) -\. "slot (\S+)" \.-> (\S+)$/gm)).toEqual(filled.sort());
});
