import { BehaviorSubject } from 'rxjs';
import { liveRemote, manifestOf, renderInKernel } from '../../react/kernel-context/testing/render-in-kernel';
import { filesOfLinked } from './files-of-linked';

const hash = `sha384-${'A'.repeat(64)}`;
const remote = (name: string, routes: readonly object[], changes: object = {}) => {
  const live = liveRemote(name, []);
  const files = { exposes: { './app': ['app.js'] }, integrity: { 'remoteEntry.js': hash, 'app.js': hash } };
  return { ...live, ...changes, descriptor: { ...live.descriptor, ...files, routes } };
};
const ofANewerHost = remote('mf-newer', [{ path: '/newer' }]);

const manifest = manifestOf({
  'mf-offers': remote('mf-offers', [{ path: '/home' }, { path: '/offer' }]),
  'mf-stores': remote('mf-stores', [{ path: '/stores' }]),
  'mf-wallet': remote('mf-wallet', [{ path: '/coupons', protected: true }]),
  'mf-off': remote('mf-off', [{ path: '/off' }], { disabled: true }),
  'mf-newer': { ...ofANewerHost, descriptor: { ...ofANewerHost.descriptor, contract: '^99.0.0' } },
  'mf-refused': remote('mf-refused', [{ path: '/refused' }], { base: 'https://evil.example/x/' }),
});

type Settings = { session?: object; records?: { code: 'MRW-103' | 'load'; remote: string }[] };

function linked(to: string, { session = { kind: 'visitor' }, records = [] }: Settings = {}) {
  const { kernel } = renderInKernel(null, { manifest, path: '/home' });
  const host = { ...kernel.host, session$: new BehaviorSubject(session) } as typeof kernel.host;
  return filesOfLinked({ ...kernel, host }, { from: '/home', to }, records)?.remote ?? null;
}

test.each([
  ['another remote', '/stores', {}, 'mf-stores'],
  ['the remote of this page', '/offer', {}, null],
  ['a page of the shell', '/browser-support', {}, null],
  ['an unknown page', '/nowhere', {}, null],
  ['a page for members, for a visitor', '/coupons', {}, null],
  ['a page for members, while the session is read', '/coupons', { session: { kind: 'restoring' } }, null],
  ['a page for members, for a member', '/coupons', { session: { kind: 'member' } }, 'mf-wallet'],
  ['a disabled remote', '/off', {}, null],
  ['a remote that needs a newer host', '/newer', {}, null],
  ['a refused remote', '/refused', {}, null],
  ['a remote that failed', '/stores', { records: [{ code: 'MRW-103', remote: 'mf-stores' }] }, null],
  ['after another one failed', '/stores', { records: [{ code: 'MRW-103', remote: 'mf-off' }] }, 'mf-stores'],
  ['a remote that was loaded', '/stores', { records: [{ code: 'load', remote: 'mf-stores' }] }, 'mf-stores'],
] as [string, string, Settings, string | null][])('%s', (_, to, settings, remoteName) => {
  expect(linked(to, settings)).toBe(remoteName);
});

test('the files are those of its first page, with their hashes', () => {
  const { kernel } = renderInKernel(null, { manifest, path: '/home' });
  expect(filesOfLinked(kernel, { from: '/home', to: '/stores' }, [])?.files).toEqual([
    ['https://remotes.test/mf-stores/1.0.0/remoteEntry.js', hash],
    ['https://remotes.test/mf-stores/1.0.0/app.js', hash],
  ]);
});
