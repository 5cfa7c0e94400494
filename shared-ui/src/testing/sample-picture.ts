const colours = ['#C96F3B', '#2F7A6B', '#7A5C99'] as const;

/** A picture without a network. */
export function samplePicture(index: number): string {
  const colour = colours[index % colours.length] ?? colours[0];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800"><rect width="1280" height="800" fill="${colour}"/><circle cx="640" cy="420" r="240" fill="#fff" opacity=".35"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
