import type { MemberWalletTheme } from '@mrw/member-wallet';

type Property = keyof MemberWalletTheme;

/** What the page sets together, and the tokens of the design system that follow it. */
const themes: readonly { needs: readonly Property[]; tokens: Readonly<Record<string, Property>> }[] = [
  {
    needs: ['--member-wallet-accent', '--member-wallet-on-accent'],
    tokens: {
      '--action': '--member-wallet-accent',
      '--action-hover': '--member-wallet-accent',
      '--action-press': '--member-wallet-accent',
      '--on-action': '--member-wallet-on-accent',
    },
  },
  { needs: ['--member-wallet-font'], tokens: { '--font-family': '--member-wallet-font' } },
];

/** Lets a root of an inline wallet follow the documented custom properties of the page, where they are set. */
export function followTheme(place: HTMLElement): void {
  const page = getComputedStyle(place);
  for (const { needs, tokens } of themes)
    if (needs.every((name) => page.getPropertyValue(name).trim() !== ''))
      for (const [token, name] of Object.entries(tokens)) place.style.setProperty(token, `var(${name})`);
}
