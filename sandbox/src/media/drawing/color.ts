const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Blends two `#RRGGBB` colours; 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const blended = channels(from).map((value, index) => value + ((target[index] ?? value) - value) * share);
  return `#${blended.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (hex: string, share = 0.2) => mix(hex, '#1A1420', share);
export const lighter = (hex: string, share = 0.25) => mix(hex, '#FFF8EA', share);
