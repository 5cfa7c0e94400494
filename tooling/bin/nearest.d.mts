export function nearest(text: string, names: readonly string[]): string | undefined;
