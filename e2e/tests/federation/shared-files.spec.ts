import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { sharedFolder, type RemoteDescriptor } from '@mrw/shared-contracts/manifest';
import { changedCopy, descriptorOf, liveVersion, release, withdraw } from '../../harness/releases';
import { expect, test } from '../../harness/test';
import { editManifest, withRemote } from './edited-manifest';

test.describe.configure({ timeout: 300_000 });

const remote = 'mf-stores';
const stores = '/about/store';
const changes = {
  first: {
    file: 'src/app.tsx',
    edit: (text: string) => `// A release.\n${text}`,
  },
  comment: {
    file: 'src/store-directory/strings.ts',
    edit: (text: string) => `// What the directory says.\n${text}`,
  },
  text: {
    file: 'src/store-detail/strings.ts',
    edit: (text: string) => text.replace("'Address'", "'Where it is'"),
  },
  // All that is mounted in a page has the same texts: there they would not tell releases apart.
  directory: {
    file: 'src/store-directory/store-card.tsx',
    edit: (text: string) => text.replace('<div className={s.card}>', '<div className={s.card} data-changed>'),
  },
  detail: {
    file: 'src/store-detail/store-facts.tsx',
    edit: (text: string) => text.replace('<dl>', '<dl data-changed>'),
  },
} as const;
type Change = keyof typeof changes;

const kinds = Object.keys(changes) as Change[];
const versionOf = (change: Change) => `9.${30 + kinds.indexOf(change)}.${test.info().workerIndex}`;

/** Publishes a release with one change. */
function publish(environment: string, change: Change): RemoteDescriptor {
  const version = versionOf(change);
  const folder = changedCopy(remote, `stores-${version}`, changes[change]);
  release(environment, 'publish', remote, version, '--folder', folder);
  return descriptorOf(remote, version);
}

const withdrawAll = () => {
  for (const change of kinds) withdraw(remote, versionOf(change));
};

/** Files of the remote that came over the network, without their hashes. */
const fetched = async (page: Page) => {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.includes('/mf-stores/'))
      .flatMap(({ name, transferSize }) => (transferSize > 0 ? name : [])),
  );
  return names.map((name) => path.posix.basename(name).replace(/\.?[0-9a-f]{12}\.js$/, '')).sort();
};

test('after a release a device fetches its entry, and of the pages those that changed', async ({
  site,
  page,
  stack,
}) => {
  const { environment } = stack;
  const before = liveVersion(environment, remote);
  const directory = page.getByRole('heading', { level: 1, name: 'Store directory' });
  const firstStore = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('heading') });
  const visit = async (label: string) => {
    await site.open(stores);
    await expect(directory).toBeVisible();
    await firstStore.first().click();
    await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
    await site.untilQuiet();
    return fetched(page);
  };
  const goLive = (change: Change) => {
    publish(environment, change);
    release(environment, 'promote', remote, versionOf(change));
  };
  try {
    goLive('first');
    expect(await visit('Address')).toEqual(expect.arrayContaining(['app', 'remoteEntry', 'store-detail']));
    goLive('comment');
    expect(await visit('Address')).toEqual(['remoteEntry']);
    goLive('text');
    expect(await visit('Where it is')).toEqual(['remoteEntry', 'store-detail']);
    release(environment, 'rollback', remote);
    expect(await visit('Address')).toEqual([]);
  } finally {
    release(environment, 'promote', remote, before);
    withdrawAll();
  }
});

const entry = 'remoteEntry.place.js';
/** A remote that is only a place, and shows its host to the test. */
const place = `var mf_place = {
  init: function () {},
  get: function () {
    var done = function () { return Promise.resolve(); };
    var mount = function (props) { window.__place = props; props.onReady(); return done(); };
    return Promise.resolve(function () { return { default: { name: 'mf-stores', bootstrap: done, mount: mount, unmount: done } }; });
  },
};`;

test('two releases run in one page: each has its own files, also those that both ask for at once', async ({
  site,
  page,
  stack,
}) => {
  const { origin } = stack.addresses.remotes;
  try {
    const versions = [publish(stack.environment, 'directory'), publish(stack.environment, 'detail')];
    const inBoth = versions.map(({ integrity }) => Object.keys(integrity));
    expect(inBoth[0]?.filter((file) => inBoth[1]?.includes(file)).length).toBeGreaterThan(0);
    await editManifest(page, site.origin, (manifest) =>
      withRemote(manifest, remote, (live) => ({
        ...live,
        base: `${origin}/${remote}/9.9.7/`,
        descriptor: {
          ...live.descriptor,
          ...{ entry, container: 'mf_place', exposes: { './app': [] }, slots: {} },
          routes: live.descriptor.routes.map((route) => ({ ...route, scripts: [] })),
          integrity: { [entry]: `sha384-${createHash('sha384').update(place).digest('base64')}` },
        },
      })),
    );
    await page.route(`${origin}/${remote}/9.9.7/${entry}`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: place,
      }),
    );
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`/${sharedFolder}/`)) requests.push(request.url());
    });
    await site.open(stores);
    await expect(page.locator(`[data-remote="${remote}"]`)).toHaveAttribute('data-state', 'ready');
    await mountAll(page, `${origin}/${remote}/${sharedFolder}/`, versions);
    const [one, other] = [page.locator('#release-0'), page.locator('#release-1')];
    const changed = (release: Locator) => release.locator('[data-changed]');
    const card = one.getByRole('link').filter({ has: page.getByRole('heading') });
    await expect(changed(one).first()).toBeVisible();
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(changed(other)).toHaveCount(0);
    await site.follow((await card.first().getAttribute('href')) ?? '');
    await expect(changed(other)).toBeVisible();
    await expect(one.locator('dl')).toBeVisible();
    await expect(changed(one)).toHaveCount(0);
    expect(requests).toHaveLength(new Set(requests).size);
  } finally {
    withdrawAll();
  }
});

/** Loads releases at the same time, as the shell does, and mounts each in a place of its own. */
const mountAll = (page: Page, files: string, versions: readonly RemoteDescriptor[]) =>
  page.evaluate(
    async ({ files, versions }) => {
      type Steps = Record<'bootstrap' | 'mount', (props: object) => Promise<void>>;
      type Runtime = {
        registerRemotes(remotes: object[]): void;
        loadRemote(name: string): Promise<{ default: Steps }>;
      };
      const { __FEDERATION__, __place, __MRW_INTEGRITY__ } = globalThis as unknown as {
        __FEDERATION__: { __INSTANCES__: [Runtime] };
        __place: { host: object; domElement: HTMLElement };
        __MRW_INTEGRITY__: Record<string, string>;
      };
      const [runtime] = __FEDERATION__.__INSTANCES__;
      for (const { integrity } of versions)
        for (const [file, hash] of Object.entries(integrity)) __MRW_INTEGRITY__[files + file] = hash;
      await Promise.all(
        versions.map(async ({ container, entry }, index) => {
          const name = `release-${index}`;
          const remote = { name, entry: files + entry, entryGlobalName: container, type: 'global' };
          runtime.registerRemotes([remote]);
          const { default: steps } = await runtime.loadRemote(`${name}/app`);
          const domElement = document.createElement('section');
          domElement.id = name;
          __place.domElement.append(domElement);
          const nothing = () => undefined;
          const props = { domElement, host: __place.host, onReady: nothing, onFatal: nothing };
          await steps.bootstrap(props);
          await steps.mount(props);
        }),
      );
    },
    { files, versions: [...versions] },
  );
