/** The colours of a brand or of one offer; `pop` is the small accent that answers `main`. */
export type Tint = {
  readonly main: string;
  readonly dark: string;
  readonly soft: string;
  readonly pop: string;
};

export const tints = {
  jade: { main: '#12806F', dark: '#07493F', soft: '#CDE8DF', pop: '#F4A65B' },
  persimmon: { main: '#DE5F26', dark: '#8F3109', soft: '#FBDCC8', pop: '#F8CB66' },
  gold: { main: '#D99A1C', dark: '#855708', soft: '#FCEBC2', pop: '#C2410C' },
  rose: { main: '#D9486A', dark: '#8C2340', soft: '#FBD9DE', pop: '#F6C667' },
  sky: { main: '#2F8FBF', dark: '#155476', soft: '#CFE8F3', pop: '#F9B84F' },
  plum: { main: '#7B4B94', dark: '#46265C', soft: '#E5D6EC', pop: '#F2917B' },
  leaf: { main: '#5C9A3C', dark: '#32601E', soft: '#DDEBCB', pop: '#F08A5D' },
  brick: { main: '#B5432F', dark: '#6F2114', soft: '#F6D5C8', pop: '#EFC05C' },
  ink: { main: '#2F4858', dark: '#17262F', soft: '#D4DEE2', pop: '#F2A65A' },
  berry: { main: '#B93A74', dark: '#6B1A41', soft: '#F7D6E4', pop: '#F5BE5B' },
  teal: { main: '#1F97A0', dark: '#0C565D', soft: '#CBEBEB', pop: '#FF8C66' },
} as const satisfies Record<string, Tint>;

export type TintName = keyof typeof tints;
