import { loadMemberWallet } from './index';

const scriptInPage = () => document.head.querySelector('script');

afterEach(() => {
  document.head.replaceChildren();
});

test('the script comes from the site, with the nonce of the page', async () => {
  const loading = loadMemberWallet('https://rewards.example', 'n0nce');
  expect(scriptInPage()).toMatchObject({ src: 'https://rewards.example/embed.js', nonce: 'n0nce' });
  scriptInPage()?.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBeUndefined();
});

test('a script that cannot be loaded is said', async () => {
  const loading = loadMemberWallet('https://rewards.example');
  scriptInPage()?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('https://rewards.example/embed.js could not be loaded');
});

test('a page that has the element loads nothing', async () => {
  customElements.define('member-wallet', class extends HTMLElement {});
  await loadMemberWallet('https://rewards.example');
  expect(scriptInPage()).toBeNull();
});
