import { desktop, phone } from '../../harness/devices';
import { expectFirst, watchPictures } from '../../harness/first-picture';
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
      const pictures = watchPictures(page);
      await site.open('/home');
      const first = page.getByRole('region', { name: 'Highlights' }).getByRole('img').first();
      await expect(first).toHaveAttribute('fetchpriority', 'high');
      const drawn = await expectFirst(page, pictures);
      await expect(first).toHaveJSProperty('currentSrc', drawn);
      expect(new URL(drawn).searchParams.get('w')).toBe(width);
    });
  });
