import { fakeProfile } from '@mrw/shared-contracts/testing';
import { siteFiles } from './site-files';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;

const remote = (version: string, letter: string) => ({
  version,
  base: `https://remotes.test/mf-account/${version}/`,
  descriptor: {
    schema: 1,
    name: 'mf-account',
    version,
    contract: '^1.0.0',
    container: 'mf_account',
    entry: 'remoteEntry.js',
    exposes: { './app': ['app.js'] },
    integrity: { 'remoteEntry.js': hash(letter), 'card.js': hash(letter) },
    routes: [{ path: '/user/myCard', protected: true }],
    shared: {},
  },
});

const pageOf = (remotes: object) => {
  const site = {
    profile: fakeProfile,
    remoteOrigins: ['https://remotes.test'],
    deploymentUrl: '/deployment.json',
    chunks: { 'later.js': hash('l') },
  };
  const text = `<!doctype html><script nonce="n">1</script>
<script type="application/json" id="site">${JSON.stringify(site)}</script>
<script type="application/json" id="deployment">${JSON.stringify({ schema: 1, environment: 't', salt: 's', remotes })}</script>
<script defer src="/assets/main.js" integrity="${hash('m')}" crossorigin="anonymous"></script>`;
  return new DOMParser().parseFromString(text, 'text/html');
};

test('a page names its scripts, the later ones of the shell and those of the remote that draws the card', () => {
  const page = pageOf({ 'mf-account': remote('1.0.0', 'a') });
  expect(siteFiles(page, 'https://shop.test', 'device')).toEqual([
    ['https://shop.test/assets/main.js', hash('m')],
    ['https://shop.test/assets/later.js', hash('l')],
    ['https://remotes.test/mf-account/1.0.0/remoteEntry.js', hash('a')],
    ['https://remotes.test/mf-account/1.0.0/card.js', hash('a')],
  ]);
});

test('a device that takes part in a rollout keeps the version that it uses', () => {
  const canary = { ...remote('1.1.0', 'b'), percent: 99 };
  const page = pageOf({ 'mf-account': { ...remote('1.0.0', 'a'), canary } });
  const addresses = siteFiles(page, 'https://shop.test', 'device').map(([url]) => url);
  expect(addresses).toContain('https://remotes.test/mf-account/1.1.0/card.js');
  expect(addresses.join()).not.toContain('1.0.0');
});

test('a page without the remote of the card is not worth keeping', () => {
  expect(() => siteFiles(pageOf({}), 'https://shop.test', 'device')).toThrow('No remote draws the card.');
});
