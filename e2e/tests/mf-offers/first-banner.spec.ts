import { desktop, phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';

for (const [name, device, width] of [
  ['a phone', phone, '640'],
  ['a desktop', desktop, '800'],
] as const)
  test.describe(`on ${name}`, () => {
    test.use(device);

    test(`the first banner is fetched once, first, and as wide as ${name} draws it`, async ({
      site,
      page,
    }) => {
      const pictures: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'image' && request.url().includes('/media/'))
          pictures.push(request.url());
      });
      await site.open('/home');
      const first = page.getByRole('region', { name: 'Highlights' }).getByRole('img').first();
      await expect(first).toHaveJSProperty('complete', true);
      await expect(first).toHaveAttribute('fetchpriority', 'high');
      const drawn = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(new URL(drawn).searchParams.get('w')).toBe(width);
      expect(pictures[0]).toBe(drawn);
      const file = drawn.replace(/\?.*/, '');
      expect(pictures.filter((url) => url.startsWith(file))).toEqual([drawn]);
    });
  });
