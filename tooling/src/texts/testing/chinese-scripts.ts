import hongKong from 'opencc-js/dict/HKVariants';
import toTraditional from 'opencc-js/dict/STCharacters';
import toTraditionalPhrases from 'opencc-js/dict/STPhrases';
import toSimplified from 'opencc-js/dict/TSCharacters';
import toSimplifiedPhrases from 'opencc-js/dict/TSPhrases';

const pairsOf = (entries: string) =>
  entries.split('|').map((entry) => {
    const [from = '', to = ''] = entry.split(' ');
    return { from, to };
  });

/** Characters that change into another one, and that do not occur in the other script: 后 is also part of 皇后. */
function onlyIn(characters: string, ...written: string[]): ReadonlySet<string> {
  const elsewhere = new Set([characters, ...written].flatMap(pairsOf).flatMap(({ to }) => Array.from(to)));
  return new Set(
    pairsOf(characters)
      .filter(({ from, to }) => from !== to && !elsewhere.has(from))
      .map(({ from }) => from),
  );
}

const simplified = onlyIn(toTraditional, toTraditionalPhrases, hongKong);
const traditional = onlyIn(toSimplified, toSimplifiedPhrases);

/**
 * Characters of a text that belong to the other Chinese script.
 *
 * @param script the one that the text is written in
 * @returns each of them once, in order
 */
export function strangersIn(text: string, script: 'zh-Hant' | 'zh-Hans'): readonly string[] {
  const strange = script === 'zh-Hant' ? simplified : traditional;
  return [...new Set(text)].filter((character) => strange.has(character));
}
