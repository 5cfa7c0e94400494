/** @jest-environment node */
import { contractVersion } from '@mrw/shared-contracts/version';
import { filesOfRepository } from './new-remote/files';
import { readManifest, publishedManifest } from './manifest';
import { repositoryVersions } from './repository-versions';

const source = {
  name: '@mrw/shared-ui',
  version: '1.2.0',
  bin: undefined,
  exports: {},
  dependencies: { react: '19.3.1', dompurify: '3.4.18', '@mrw/shared-contracts': '^1.0.0' },
  peerDependencies: {},
  devDependencies: { storybook: '10.6.7' },
  needs: {},
  publishConfig: { carries: [], optionalPeers: [] },
};
const versions = { '@mrw/shared-contracts': '^1.10.0' };

test('what the host provides is a peer of a published package, and nothing that only this repository uses is in it', () => {
  const made = publishedManifest(source, ['react/jsx-runtime', 'node:fs', 'dompurify'], versions);
  expect(made).toMatchObject({
    dependencies: { dompurify: '3.4.18' },
    peerDependencies: { react: '^19.3.1', '@mrw/shared-contracts': '^1.10.0' },
  });
  expect(made).not.toHaveProperty('devDependencies');
});

test('a package that imports what it does not depend on is refused', () => {
  expect(() => publishedManifest(source, ['left-pad/core'], versions)).toThrow(
    '@mrw/shared-ui imports left-pad and does not depend on it.',
  );
});

test('the version of the contract is the version of its package', () => {
  expect(readManifest('shared-contracts').version).toBe(contractVersion);
});

test('a package names what it carries, and gets the versions of this repository', () => {
  const kit = {
    ...source,
    needs: { lint: ['eslint', 'react'], tests: ['jest', 'eslint'] },
    publishConfig: { carries: ['webpack', 'rxjs'], optionalPeers: ['storage'] },
  };
  const used = {
    ...versions,
    webpack: '5.110.3',
    rxjs: '7.8.2',
    storage: '3.1.0',
    eslint: '10.1.0',
    jest: '30.5.2',
  };
  expect(publishedManifest(kit, ['webpack', 'storage', 'eslint'], used)).toMatchObject({
    dependencies: { dompurify: '3.4.18', webpack: '5.110.3' },
    peerDependencies: {
      rxjs: '^7.8.2',
      storage: '^3.1.0',
      eslint: '^10.1.0',
      jest: '^30.5.2',
      react: '^19.3.1',
    },
    peerDependenciesMeta: Object.fromEntries(
      ['eslint', 'jest', 'react', 'storage'].map((name) => [name, { optional: true }]),
    ),
    needs: kit.needs,
  });
  expect(() => publishedManifest(kit, [], versions)).toThrow(
    'names webpack, which this repository does not use',
  );
});

test('the files of a repository have every version filled in, and name all that the kit needs', () => {
  const files = filesOfRepository('mf-example', repositoryVersions());
  const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '') as Record<
    string,
    Record<string, string>
  >;
  expect(
    Object.values({ ...dependencies, ...devDependencies }).filter((version) => !/^\^?\d/.test(version)),
  ).toEqual([]);
  const needed = Object.values(readManifest('tooling/remote-kit').needs).flat();
  expect(Object.keys({ ...dependencies, ...devDependencies })).toEqual(expect.arrayContaining(needed));
  expect(Object.values(files).filter((text) => /\{\{[@\w]/.test(text))).toEqual([]);
});
