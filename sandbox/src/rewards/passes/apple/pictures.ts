import sharp from 'sharp';

const mark = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 29 29">
  <rect width="29" height="29" rx="6" fill="#0B5D51"/>
  <path d="M5 18c3-3 6-3 9.500 0s6.500 3 9.500 0M5 22.500c3-3 6-3 9.500 0s6.500 3 9.500 0M14.500 5v9M14.500 5l6 6h-6" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** Name and size in pixels of each picture of a pass, for screens of every density. */
const sizes = { icon: 29, logo: 50 } as const;
const densities = [1, 2, 3] as const;

async function draw(): Promise<ReadonlyMap<string, Buffer>> {
  const pictures = Object.entries(sizes).flatMap(([name, size]) =>
    densities.map(async (density) => {
      const file = `${name}${density === 1 ? '' : `@${density}x`}.png`;
      return [
        file,
        await sharp(Buffer.from(mark(size * density)))
          .png()
          .toBuffer(),
      ] as const;
    }),
  );
  return new Map(await Promise.all(pictures));
}

let drawn: ReturnType<typeof draw> | null = null;

/** The pictures of every pass by the name of their file. */
export const passPictures = () => (drawn ??= draw());
