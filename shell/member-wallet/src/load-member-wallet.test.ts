import { loadMemberWallet } from './load-member-wallet';

const scripts = () => [...document.head.querySelectorAll('script')];
const end = (type: 'load' | 'error') => scripts()[0]?.dispatchEvent(new Event(type));

afterEach(() => {
  document.head.replaceChildren();
});

test('the script comes from the site, with the nonce of the page, and once for two callers', async () => {
  const loading = [loadMemberWallet('https://one.example', 'n0nce'), loadMemberWallet('https://one.example')];
  expect(scripts()).toMatchObject([{ src: 'https://one.example/embed.js', nonce: 'n0nce' }]);
  end('load');
  await expect(Promise.all(loading)).resolves.toBeDefined();
});

test('a script that cannot be loaded is an error, and the next call tries again', async () => {
  const loading = loadMemberWallet('https://two.example');
  end('error');
  await expect(loading).rejects.toThrow('https://two.example/embed.js could not be loaded');
  const again = loadMemberWallet('https://two.example');
  expect(scripts()).toHaveLength(1);
  end('load');
  await expect(again).resolves.toBeUndefined();
});

test('a page that has the element loads nothing', async () => {
  customElements.define('member-wallet', class extends HTMLElement {});
  await loadMemberWallet('https://three.example');
  expect(scripts()).toEqual([]);
});
