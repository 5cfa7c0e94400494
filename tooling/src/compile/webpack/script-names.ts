/** Digits of the name of a script without one: those of its chunk, which stay, and those of its bytes. */
export const digitsOf = { chunk: 3, bytes: 7 } as const;

/** The digits of a chunk. @param id an even spread of numbers */
export const chunkDigits = (id: string | number | null) =>
  (Number(id) % 16 ** digitsOf.chunk).toString(16).padStart(digitsOf.chunk, '0');
