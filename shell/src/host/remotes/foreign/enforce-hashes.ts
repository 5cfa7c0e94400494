/** sha384 of `shell/public/inert.js`, a module that does nothing. */
export const hashOfInert = 'sha384-z0dQZuTpVhlJhRpzBVjQTCgdq+BUSh89DMD4c8ea5gn4XTF+416jeLVKPWSl2O8q';
const otherHash = `sha384-${'A'.repeat(64)}`;

let maps = 0;

/**
 * Gives the browser an import map with the hashes of modules, and sees whether it obeys: of two modules in the same map
 * the one with the right hash comes, and the one with a wrong hash does not. Browsers without import maps, without hashes
 * in them, or with one map per page only, do not obey.
 *
 * @param hashes by address
 * @param load imports a module
 */
export async function enforcesHashes(
  hashes: Readonly<Record<string, string>>,
  load: (url: string) => Promise<unknown>,
): Promise<boolean> {
  maps += 1;
  const inert = `${__webpack_public_path__}inert.js`;
  const [right, wrong] = [`${inert}#${maps}`, `${inert}#${maps}-changed`];
  const script = document.createElement('script');
  script.type = 'importmap';
  script.nonce = [...document.scripts].find(({ nonce }) => nonce)?.nonce ?? '';
  script.textContent = JSON.stringify({
    integrity: { ...hashes, [absolute(right)]: hashOfInert, [absolute(wrong)]: otherHash },
  });
  document.head.append(script);
  script.remove();
  const [came, refused] = await Promise.allSettled([load(right), load(wrong)]);
  return came.status === 'fulfilled' && refused.status === 'rejected';
}

const absolute = (url: string) => new URL(url, document.baseURI).href;
