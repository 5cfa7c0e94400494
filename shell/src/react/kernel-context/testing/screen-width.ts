const original = window.matchMedia;

/** Media queries with `min-width` and `max-width` (in em) are those of a window of this width, until the test ends. */
export function screenWidth(pixels: number): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const [, edge, em] = /(min|max)-width: ([\d.]+)em/.exec(query) ?? [];
    const limit = Number(em) * 16;
    return Object.assign(original(query), { matches: edge === 'min' ? pixels >= limit : pixels <= limit });
  });
}
