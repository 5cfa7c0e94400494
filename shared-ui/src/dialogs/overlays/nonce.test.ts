import { getNonce } from 'react-aria/private/utils/getNonce';
import { tellNonce } from './nonce';

// jsdom has no CSS.escape, and these names need none.
Object.assign(globalThis, { CSS: { escape: (name: string) => name } });

const metas = () => document.querySelectorAll('meta[property="csp-nonce"]');

test('on the page of another site the library finds the nonce, told once', () => {
  tellNonce(undefined);
  expect(metas()).toHaveLength(0);
  tellNonce('n0nce');
  tellNonce('n0nce');
  expect(metas()).toHaveLength(1);
  expect(getNonce()).toBe('n0nce');
});
